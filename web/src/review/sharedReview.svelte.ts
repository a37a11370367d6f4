// A review that several players look at together: one leads and points, the others follow.

import { Connection, socketUrl } from '../lib/net/connection'
import type { ReviewArrow, SharedReview } from '../lib/net/protocol'

export class ReviewTogether {
  shown = $state.raw<SharedReview>({ type: 'shared-review' })
  mine = $state.raw<number[]>([])
  /** Show what the leader shows. A player who looks round alone can follow again. */
  isFollowing = $state(true)
  #connection: Connection

  constructor(table: string, key: string) {
    this.#connection = new Connection({
      url: () => socketUrl(table, null, false),
      key,
      knownState: () => null,
      onstatus: () => undefined,
      onmessage: (message) => {
        if (message.type === 'sync') this.mine = message.mine
        else if (message.type === 'shared-review') this.shown = message
      },
    })
  }

  get leader(): number {
    return this.shown.leader ?? -1
  }

  get askingSeats(): number[] {
    return this.shown.asking ?? []
  }

  get isLeading(): boolean {
    return this.leader >= 0 && this.mine.includes(this.leader)
  }

  /** Whether I ask for the lead. */
  get isAskingForLead(): boolean {
    return this.askingSeats.some((seat) => this.mine.includes(seat))
  }

  lead(lead: boolean): void {
    this.isFollowing = true
    void this.#send({ type: 'lead-review', lead })
  }

  give(to: number): void {
    void this.#send({ type: 'give-review-lead', to })
  }

  show(seat: number, at: number, arrows: ReviewArrow[], whatIf = ''): Promise<void> {
    return this.#send({ type: 'show-in-review', seat, at, arrows, what_if: whatIf })
  }

  close(): void {
    this.#connection.close()
  }

  /** A request that the server refuses is outdated: the next message says who leads. */
  async #send(request: Parameters<Connection['ask']>[0]): Promise<void> {
    await this.#connection.ask(request).catch(() => undefined)
  }
}
