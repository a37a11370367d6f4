// Building blocks of all sounds: noise and tones with filters and envelopes. Times are milliseconds after the start of
// the sound, pitches hertz, gains linear.

/** Attack and hold (linear), release (exponential). */
export type Envelope = [attack: number, hold: number, release: number]
/** One value, or several stations spread evenly over the sound. */
export type Sweep = number | number[]
export type Filter = [type: BiquadFilterType, frequency: Sweep, q?: number]
export type Random = () => number
export type NoiseColour = 'white' | 'pink' | 'brown'

interface Shape {
  /** Start. */
  t?: number
  env: Envelope
  gain?: number
  filters?: Filter[]
  /** Soft clipping, and filters after it. */
  drive?: number
  post?: Filter[]
  /** Tremolo: frequency, depth, wave. */
  tremolo?: [hz: number, depth: number, wave?: OscillatorType]
}

export interface Noise extends Shape {
  colour?: NoiseColour
}

export interface Tone extends Shape {
  hz: Sweep
  wave?: OscillatorType
  /** Length of the glide; default: the whole sound. */
  glide?: number
  /** Vibrato: frequency and depth in cents. */
  vibrato?: [hz: number, cents: number]
}

const SILENCE = 0.0001
const TAIL_MS = 6

/** Return random numbers from a seed, so that a sound can be rendered twice alike. */
export function seeded(seed: number): Random {
  let state = (seed * 2654435761) >>> 0 || 1
  return () => {
    state ^= state << 13
    state >>>= 0
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state / 4294967296
  }
}

export const decibels = (value: number): number => 10 ** (value / 20)

function noiseBuffer(context: BaseAudioContext, seconds: number, colour: NoiseColour, random: Random): AudioBuffer {
  const buffer = context.createBuffer(1, Math.max(1, Math.ceil(seconds * context.sampleRate)), context.sampleRate)
  const data = buffer.getChannelData(0)
  let last = 0
  let [a, b, c] = [0, 0, 0]
  for (let i = 0; i < data.length; i += 1) {
    const white = random() * 2 - 1
    if (colour === 'brown') {
      last = (last + 0.02 * white) / 1.02
      data[i] = last * 3.5
    } else if (colour === 'pink') {
      a = 0.99765 * a + white * 0.099046
      b = 0.963 * b + white * 0.2965164
      c = 0.57 * c + white * 1.0526913
      data[i] = (a + b + c + white * 0.1848) * 0.22
    } else data[i] = white
  }
  return buffer
}

/** Soft clipping: gives shots and doors body. */
export function softClip(context: BaseAudioContext, drive: number): WaveShaperNode {
  const shaper = context.createWaveShaper()
  shaper.curve = Float32Array.from({ length: 1024 }, (_, i) => Math.tanh(drive * (i / 511.5 - 1)) / Math.tanh(drive))
  shaper.oversample = '2x'
  return shaper
}

/** Makes the parts of one sound, from a moment of the context's clock. */
export class Kit {
  constructor(
    private readonly context: BaseAudioContext,
    private readonly out: AudioNode,
    private readonly start: number,
    readonly random: Random,
  ) {}

  /** Return a factor around 1. */
  vary(part: number): number {
    return 1 + (this.random() * 2 - 1) * part
  }

  noise({ colour = 'white', ...shape }: Noise): AudioNode {
    const length = lengthOf(shape.env)
    const source = this.context.createBufferSource()
    source.buffer = noiseBuffer(this.context, length / 1000 + 0.01, colour, this.random)
    source.start(this.#at(shape.t ?? 0))
    return this.#finish(source, shape, length)
  }

  tone({ hz, wave = 'sine', glide, vibrato, ...shape }: Tone): AudioNode {
    const length = lengthOf(shape.env)
    const start = shape.t ?? 0
    const source = this.context.createOscillator()
    source.type = wave
    this.#sweep(source.frequency, hz, start, glide ?? length)
    if (vibrato) this.#oscillate(vibrato[0], vibrato[1], 'sine', start, length, source.detune)
    source.start(this.#at(start))
    source.stop(this.#at(start + length))
    return this.#finish(source, shape, length)
  }

  /** Repeat a part twice, later and softer. */
  echo(node: AudioNode, ms: number, feedback: number, lowpass: number): void {
    let from = node
    for (let time = 0; time < 2; time += 1) {
      const delay = this.context.createDelay(1)
      const gain = this.context.createGain()
      const filter = this.context.createBiquadFilter()
      delay.delayTime.value = ms / 1000
      gain.gain.value = feedback
      filter.type = 'lowpass'
      filter.frequency.value = lowpass
      from.connect(delay).connect(filter).connect(gain).connect(this.out)
      from = gain
    }
  }

  click(t: number, hz: number, q: number, release: number, gain: number): void {
    this.noise({ t, filters: [['bandpass', hz, q]], env: [0.5, 0, release], gain })
  }

  knock(t: number, hz: number, release: number, gain: number): void {
    this.tone({ t, hz, env: [1, 4, release], gain })
  }

  /** A throat: a saw through two formants, and breath. */
  voice(
    t: number,
    hz: number[],
    low: number[],
    high: number[],
    env: Envelope,
    gain: number,
    vibrato: [number, number] = [5.5, 40],
    after: Filter[] = [],
  ): void {
    this.tone({ t, wave: 'sawtooth', hz, vibrato, filters: [['bandpass', low, 5], ...after], env, gain })
    this.tone({ t, wave: 'sawtooth', hz, vibrato, filters: [['bandpass', high, 7], ...after], env, gain: gain * 0.7 })
    this.noise({ t, colour: 'pink', filters: [['bandpass', high, 2], ...after], env, gain: gain * 0.22 })
  }

  bell(t: number, hz: number, release: number, gain: number): void {
    for (const [partial, part] of PARTIALS) this.tone({ t, hz: hz * partial, env: [2, 0, release / Math.sqrt(partial)], gain: gain * part })
  }

  pluck(t: number, hz: number, release: number, gain: number): void {
    this.tone({ t, wave: 'triangle', hz, env: [4, 20, release], gain })
    this.tone({ t, hz: hz * 2, env: [4, 10, release * 0.6], gain: gain * 0.3 })
  }

  #at(ms: number): number {
    return this.start + ms / 1000
  }

  #sweep(param: AudioParam, to: Sweep, t: number, length: number): void {
    const stations = Array.isArray(to) ? to : [to]
    param.setValueAtTime(stations[0]!, this.#at(t))
    stations.slice(1).forEach((value, i) => param.exponentialRampToValueAtTime(value, this.#at(t + (length * (i + 1)) / (stations.length - 1))))
  }

  #oscillate(hz: number, depth: number, wave: OscillatorType, t: number, length: number, target: AudioParam): void {
    const source = this.context.createOscillator()
    const gain = this.context.createGain()
    source.type = wave
    source.frequency.value = hz
    gain.gain.value = depth
    source.connect(gain).connect(target)
    source.start(this.#at(t))
    source.stop(this.#at(t + length))
  }

  #filter(from: AudioNode, filters: Filter[], t: number, length: number): AudioNode {
    return filters.reduce<AudioNode>((node, [type, frequency, q = 0.7]) => {
      const filter = this.context.createBiquadFilter()
      filter.type = type
      filter.Q.value = q
      this.#sweep(filter.frequency, frequency, t, length)
      return node.connect(filter)
    }, from)
  }

  #finish(source: AudioNode, shape: Shape, length: number): AudioNode {
    const { t = 0, env, gain = 1, filters = [], drive, post = [], tremolo } = shape
    let node = this.#filter(source, filters, t, length)
    if (drive) node = node.connect(softClip(this.context, drive))
    node = this.#filter(node, post, t, length).connect(this.#envelope(t, env, gain))
    if (tremolo) {
      const [hz, depth, wave = 'sine'] = tremolo
      const level = this.context.createGain()
      level.gain.value = 1 - depth / 2
      this.#oscillate(hz, depth / 2, wave, t, length, level.gain)
      node = node.connect(level)
    }
    return node.connect(this.out)
  }

  #envelope(t: number, [attack, hold, release]: Envelope, gain: number): GainNode {
    const node = this.context.createGain()
    const level = node.gain
    level.setValueAtTime(SILENCE, this.#at(t))
    level.linearRampToValueAtTime(gain, this.#at(t + attack))
    level.setValueAtTime(gain, this.#at(t + attack + hold))
    level.exponentialRampToValueAtTime(gain * 0.001, this.#at(t + attack + hold + release))
    level.linearRampToValueAtTime(0, this.#at(t + attack + hold + release + 4))
    return node
  }
}

/** Partials of a bell: pitch and part. */
const PARTIALS = [
  [1, 1],
  [2.02, 0.5],
  [2.41, 0.35],
  [3.01, 0.25],
  [4.53, 0.12],
] as const

const lengthOf = ([attack, hold, release]: Envelope): number => attack + hold + release + TAIL_MS
