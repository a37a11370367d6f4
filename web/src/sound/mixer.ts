// Plays effects: buses, volumes, ducking, a limiter, and a quiet background. Nothing sounds before the first touch.

import { BED_S, BEDS } from './beds'
import { EFFECTS, type Bus, type EffectName } from './effects'
import { decibels, Kit, seeded, softClip } from './kit'
import type { Slider } from './soundSettings.svelte'
import { Voices } from './voices'

const CROSSFADE_S = 2
const BED_RATE = 24_000
const BED_IN_S = 4
const BED_OUT_S = 2
const DUCK_S = 0.04
const RESTORE_S = 0.4
const WAIT_MS = 1500
const SLIDERS: Record<Bus | 'bed', Slider> = { table: 'table', fight: 'fights', dead: 'fights', you: 'you', bed: 'bed' }
/** Decibels by which loud sounds lower the others. */
const DUCKING: Record<number, Partial<Record<Bus | 'bed', number>>> = {
  4: { bed: -6 },
  5: { bed: -12, table: -6, fight: -6, dead: -6 },
}

export interface Placement {
  gainDb?: number
  /** -0.6 to 0.6. */
  pan?: number
  /** 0 = here, 1 = as far as the board goes. */
  far?: number
  delayMs?: number
}

const squared = (percent: number): number => (percent / 100) ** 2

/** Build one effect on a node, at a moment of the context's clock. Also used to render effects to files. */
export function perform(context: BaseAudioContext, out: AudioNode, name: EffectName, start: number, seed: number, gainDb = 0): void {
  const effect: (typeof EFFECTS)[EffectName] & { squash?: number } = EFFECTS[name]
  const gain = context.createGain()
  gain.gain.value = decibels(effect.trim + gainDb)
  gain.connect(out)
  const into = effect.squash ? softClip(context, effect.squash) : gain
  if (into !== gain) into.connect(gain)
  effect.play(new Kit(context, into, start, seeded(seed)))
}

/** Build a background on a node. */
export function performBed(context: BaseAudioContext, out: AudioNode, game: string, seed: number): void {
  const bed = BEDS[game]
  if (!bed) return
  const gain = context.createGain()
  gain.gain.value = decibels(bed.trim)
  gain.connect(out)
  bed.play(new Kit(context, gain, 0, seeded(seed)))
}

export class Mixer {
  #context: AudioContext
  #master: GainNode
  #buses: Record<Bus | 'bed', { level: GainNode; duck: GainNode }>
  #voices = new Voices()
  #sounding = new Map<string, GainNode>()
  #bed: { game: string; gain: GainNode; timer: ReturnType<typeof setInterval> | undefined } | null = null
  #number = 0

  /** Call from a click or a key press: browsers refuse sound before. */
  constructor() {
    this.#context = new AudioContext()
    this.#master = this.#context.createGain()
    const limiter = this.#context.createDynamicsCompressor()
    limiter.threshold.value = -6
    limiter.ratio.value = 20
    limiter.knee.value = 2
    limiter.attack.value = 0.001
    limiter.release.value = 0.08
    this.#master.connect(limiter).connect(this.#context.destination)
    const bus = () => {
      const [level, duck] = [this.#context.createGain(), this.#context.createGain()]
      level.connect(duck).connect(this.#master)
      return { level, duck }
    }
    this.#buses = { table: bus(), fight: bus(), dead: bus(), you: bus(), bed: bus() }
  }

  setLevels(levels: Record<Slider, number>, isOn: boolean): void {
    this.#master.gain.value = isOn ? squared(levels.all) : 0
    for (const [bus, { level }] of Object.entries(this.#buses)) level.gain.value = squared(levels[SLIDERS[bus as Bus | 'bed']])
    if (isOn) void this.#context.resume()
    else void this.#context.suspend()
  }

  /** Play an effect. Return whether it sounds. */
  play(name: EffectName, { gainDb = 0, pan = 0, far = 0, delayMs = 0 }: Placement = {}): boolean {
    const effect = EFFECTS[name]
    const now = this.#context.currentTime * 1000
    const wait = name === 'your-turn' ? Math.min(WAIT_MS, this.#voices.quietFrom(4, now) - now) : 0
    const start = now + delayMs + wait
    const admitted = this.#voices.admit(name, effect.priority, start, effect.ms)
    if (!admitted) return false
    if (admitted.ends) this.#end(`${admitted.ends.name} ${admitted.ends.from}`)
    const voice = this.#context.createGain()
    let out: AudioNode = voice
    if (far > 0) {
      const dull = this.#context.createBiquadFilter()
      dull.type = 'lowpass'
      dull.frequency.value = 8000 * (1200 / 8000) ** Math.min(1, far)
      out = out.connect(dull)
    }
    if (pan) {
      const side = this.#context.createStereoPanner()
      side.pan.value = Math.max(-0.6, Math.min(0.6, pan))
      out = out.connect(side)
    }
    out.connect(this.#buses[effect.bus].level)
    const key = `${name} ${start}`
    this.#sounding.set(key, voice)
    setTimeout(() => this.#drop(key), start - now + effect.ms + 1500)
    this.#number += 1
    perform(this.#context, voice, name, start / 1000, this.#number, gainDb + admitted.gainDb - 10 * Math.min(1, far))
    this.#duck(effect.priority, start / 1000, effect.ms / 1000)
    return true
  }

  /** Start the background of a game; '' ends it. */
  async background(game: string): Promise<void> {
    if (this.#bed?.game === game) return
    this.#endBed()
    if (!BEDS[game]) return
    const gain = this.#context.createGain()
    const bed = { game, gain, timer: undefined as ReturnType<typeof setInterval> | undefined }
    this.#bed = bed
    const offline = new OfflineAudioContext(1, BED_S * BED_RATE, BED_RATE)
    performBed(offline, offline.destination, game, 1)
    const buffer = await offline.startRendering()
    if (this.#bed !== bed) return
    const now = this.#context.currentTime
    gain.gain.setValueAtTime(0, now)
    gain.gain.linearRampToValueAtTime(1, now + BED_IN_S)
    gain.connect(this.#buses.bed.level)
    const every = BED_S - CROSSFADE_S
    let next = now
    const loop = () => {
      if (next > this.#context.currentTime + every / 2) return
      const source = this.#context.createBufferSource()
      const fade = this.#context.createGain()
      source.buffer = buffer
      fade.gain.setValueAtTime(0, next)
      fade.gain.linearRampToValueAtTime(1, next + CROSSFADE_S)
      fade.gain.setValueAtTime(1, next + every)
      fade.gain.linearRampToValueAtTime(0, next + BED_S)
      source.connect(fade).connect(gain)
      source.start(next)
      next += every
    }
    loop()
    bed.timer = setInterval(loop, 1000)
  }

  close(): void {
    this.#endBed()
    void this.#context.close()
  }

  #endBed(): void {
    if (!this.#bed) return
    const { gain, timer } = this.#bed
    clearInterval(timer)
    this.#bed = null
    const now = this.#context.currentTime
    gain.gain.cancelScheduledValues(now)
    gain.gain.setValueAtTime(gain.gain.value, now)
    gain.gain.linearRampToValueAtTime(0, now + BED_OUT_S)
    setTimeout(() => gain.disconnect(), (BED_OUT_S + 0.1) * 1000)
  }

  #end(key: string): void {
    const voice = this.#sounding.get(key)
    voice?.gain.setTargetAtTime(0, this.#context.currentTime, 0.01)
    setTimeout(() => this.#drop(key), 60)
  }

  #drop(key: string): void {
    this.#sounding.get(key)?.disconnect()
    this.#sounding.delete(key)
  }

  #duck(priority: number, start: number, seconds: number): void {
    for (const [bus, by] of Object.entries(DUCKING[priority] ?? {})) {
      const { gain } = this.#buses[bus as Bus | 'bed'].duck
      gain.cancelScheduledValues(start)
      gain.setTargetAtTime(decibels(by), start, DUCK_S / 3)
      gain.setTargetAtTime(1, start + seconds, RESTORE_S / 3)
    }
  }
}
