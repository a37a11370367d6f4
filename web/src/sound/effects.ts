// The sounds of the table. Every one is synthesised; nothing is recorded or downloaded.

import type { Kit } from './kit'

export type Bus = 'table' | 'fight' | 'dead' | 'you'

/** `trim`: decibels that bring the loudest 400 ms to its target (tests/browser/test_sounds.py). `priority`: 1 to 5.
 *  `squash`: soft clipping of the whole sound. */
export interface Effect {
  bus: Bus
  priority: number
  ms: number
  trim: number
  squash?: number
  play: (kit: Kit) => void
}

export const EFFECTS = {
  dice: {
    bus: 'table',
    priority: 3,
    ms: 720,
    trim: -1.3,
    play(k: Kit) {
      let t = 0
      for (let i = 0; i < 8; i++) {
        const e = i / 7
        k.click(t, 2600 * k.vary(0.22), 6, 28, 0.9 * (0.5 + 0.5 * Math.sin(Math.PI * (0.2 + 0.7 * e))))
        k.knock(t, 880 * k.vary(0.2), 22, 0.16)
        t += 34 + 62 * e * k.vary(0.2)
      }
      for (let i = 0; i < 2; i++) {
        k.click(t, 1500 * k.vary(0.12), 4, 42, 1)
        k.knock(t, 210 * k.vary(0.08), 60, 0.5)
        t += 70 * k.vary(0.3)
      }
    },
  },
  step: {
    bus: 'table',
    priority: 1,
    ms: 90,
    trim: 2.4,
    play(k: Kit) {
      k.noise({ filters: [['lowpass', 420 * k.vary(0.12)]], env: [2, 10, 60], gain: 1 })
      k.noise({ filters: [['bandpass', 2400 * k.vary(0.12), 1.5]], env: [1, 0, 25], gain: 0.18 })
    },
  },
  shamble: {
    bus: 'dead',
    priority: 1,
    ms: 380,
    trim: -14.1,
    play(k: Kit) {
      k.noise({ colour: 'pink', filters: [['bandpass', [700 * k.vary(0.1), 450], 1.2]], env: [60, 80, 120], gain: 0.8 })
      k.tone({ t: 262, hz: [95 * k.vary(0.08), 60], env: [3, 10, 90], gain: 0.9 })
      k.noise({ t: 262, filters: [['lowpass', 300]], env: [2, 6, 60], gain: 0.5 })
    },
  },
  'groan-near': {
    bus: 'dead',
    priority: 2,
    ms: 900,
    trim: -4.7,
    play(k: Kit) {
      const p = k.vary(0.12)
      k.voice(0, [84 * p, 96 * p, 76 * p], [430, 520, 360], [1000, 1120, 820], [120, 340, 420], 0.9)
    },
  },
  'groan-far': {
    bus: 'dead',
    priority: 1,
    ms: 1400,
    trim: -14.1,
    play(k: Kit) {
      const p = k.vary(0.12),
        n = k.tone({
          wave: 'sawtooth',
          hz: [96 * p, 108 * p, 84 * p],
          vibrato: [4.6, 35],
          filters: [
            ['bandpass', [420, 480, 340], 4],
            ['lowpass', 700],
          ],
          env: [200, 300, 520],
          gain: 0.9,
        })
      k.echo(n, 190, 0.38, 600)
    },
  },
  runner: {
    bus: 'dead',
    priority: 2,
    ms: 520,
    trim: -0.5,
    play(k: Kit) {
      for (let i = 0; i < 4; i++) k.noise({ t: i * 85 * k.vary(0.05), filters: [['lowpass', 700]], env: [1, 4, 38], gain: 0.8 })
      k.voice(60, [150, 215, 180], [620, 760], [1500, 1700], [40, 150, 240], 0.5, [11, 70])
    },
  },
  fatty: {
    bus: 'dead',
    priority: 2,
    ms: 520,
    trim: -13.1,
    play(k: Kit) {
      k.tone({ hz: [66 * k.vary(0.06), 46], env: [4, 30, 260], gain: 1 })
      k.noise({ filters: [['lowpass', 220]], env: [5, 20, 180], gain: 0.6 })
      k.noise({ t: 90, colour: 'pink', filters: [['bandpass', [560, 1700, 520], 5]], env: [20, 60, 240], gain: 3.4 })
    },
  },
  abomination: {
    bus: 'dead',
    priority: 4,
    ms: 1900,
    trim: -11.8,
    play(k: Kit) {
      ;[41, 43.6].forEach((hz) =>
        k.tone({
          wave: 'sawtooth',
          hz: [hz, hz * 1.18, hz * 0.84],
          filters: [['lowpass', [280, 900, 240]]],
          drive: 3.2,
          env: [200, 600, 1000],
          gain: 0.5,
        }),
      )
      k.tone({ hz: [36, 31], env: [120, 500, 900], gain: 0.5 })
      k.noise({ colour: 'pink', filters: [['bandpass', [300, 620, 240], 1.8]], env: [160, 560, 900], gain: 0.9, tremolo: [23, 0.8] })
    },
  },
  pistol: {
    bus: 'fight',
    priority: 4,
    squash: 4,
    ms: 420,
    trim: -9.8,
    play(k: Kit) {
      k.noise({ filters: [['lowpass', [9000, 900]]], env: [0.3, 12, 150], gain: 1 })
      k.tone({ hz: [180 * k.vary(0.05), 55], glide: 70, env: [0.3, 4, 90], gain: 0.8 })
      k.noise({ t: 8, filters: [['lowpass', 1200]], env: [10, 0, 380], gain: 0.22 })
    },
  },
  shotgun: {
    bus: 'fight',
    priority: 4,
    squash: 4,
    ms: 760,
    trim: -8.2,
    play(k: Kit) {
      k.noise({ filters: [['lowpass', [5200, 480]]], env: [0.3, 12, 260], gain: 1 })
      k.tone({ hz: [120 * k.vary(0.05), 38], glide: 130, env: [0.3, 10, 190], gain: 1 })
      k.noise({ t: 10, filters: [['lowpass', 800]], env: [12, 0, 420], gain: 0.2 })
      const pump = (t: number, hz: number) => {
        k.click(t, hz * k.vary(0.06), 5, 34, 0.34)
        k.noise({ t: t - 26, filters: [['bandpass', 3200, 2]], env: [14, 0, 26], gain: 0.07 })
      }
      pump(430, 1900)
      pump(560, 1500)
    },
  },
  chainsaw: {
    bus: 'fight',
    priority: 4,
    ms: 960,
    trim: -7.8,
    play(k: Kit) {
      k.tone({
        wave: 'sawtooth',
        hz: [78, 132, 118, 122, 84],
        vibrato: [17, 60],
        filters: [['bandpass', 900, 0.6]],
        drive: 5,
        post: [['highpass', 70]],
        env: [60, 620, 260],
        gain: 0.8,
        tremolo: [39, 0.55, 'square'],
      })
      k.noise({ filters: [['bandpass', 3100, 1.4]], env: [70, 580, 240], gain: 0.22, tremolo: [39, 0.8, 'square'] })
    },
  },
  'melee-hit': {
    bus: 'fight',
    priority: 3,
    squash: 3,
    ms: 180,
    trim: -9.7,
    play(k: Kit) {
      k.tone({ hz: [140 * k.vary(0.08), 60], glide: 80, env: [1, 8, 110], gain: 1 })
      k.noise({ filters: [['lowpass', 1800]], env: [0.5, 8, 80], gain: 0.9 })
      k.click(0, 2400 * k.vary(0.1), 1.6, 34, 1.5)
    },
  },
  miss: {
    bus: 'fight',
    priority: 2,
    ms: 220,
    trim: -4.3,
    play(k: Kit) {
      k.noise({ filters: [['bandpass', [900, 2600 * k.vary(0.1), 1300], 2.2]], env: [60, 20, 130], gain: 1 })
    },
  },
  'door-smash': {
    bus: 'fight',
    priority: 4,
    squash: 2.5,
    ms: 520,
    trim: -7.4,
    play(k: Kit) {
      k.noise({ filters: [['lowpass', 1400]], env: [1, 20, 240], gain: 0.9 })
      k.tone({ hz: [110 * k.vary(0.06), 45], glide: 160, env: [1, 15, 210], gain: 1 })
      for (let i = 0; i < 7; i++) k.click(40 + 280 * k.random(), 2200 + 2600 * k.random(), 9, 40, 0.5 * (1 - i / 10))
      k.noise({ t: 120, colour: 'pink', filters: [['bandpass', [1600, 700], 1.2]], env: [10, 30, 300], gain: 0.25 })
    },
  },
  noise: {
    bus: 'table',
    priority: 2,
    ms: 360,
    trim: -10.3,
    play(k: Kit) {
      const beep = (t: number, hz: number) => k.tone({ t, wave: 'square', hz, filters: [['bandpass', 1200, 1.1]], env: [4, 46, 150], gain: 0.6 })
      beep(0, 523)
      beep(110, 659)
      k.noise({ t: 0, filters: [['bandpass', 1200, 1.6]], env: [4, 120, 160], gain: 0.06 })
    },
  },
  search: {
    bus: 'table',
    priority: 2,
    ms: 660,
    trim: -9.3,
    play(k: Kit) {
      ;[0, 110, 190, 300, 390].forEach((t) =>
        k.noise({ t: t * k.vary(0.06), filters: [['bandpass', 1800 + 2400 * k.random(), 1.4]], env: [18, 10, 60], gain: 0.8 }),
      )
      ;[2350, 3520].forEach((hz) => k.tone({ t: 480, hz: hz * k.vary(0.02), env: [1, 0, 170], gain: 0.1 }))
    },
  },
  'card-draw': {
    bus: 'table',
    priority: 2,
    ms: 110,
    trim: -10.8,
    play(k: Kit) {
      k.noise({ filters: [['bandpass', [2600 * k.vary(0.1), 5200], 1]], env: [8, 22, 70], gain: 1 })
    },
  },
  'card-play': {
    bus: 'table',
    priority: 3,
    ms: 190,
    trim: -7.4,
    play(k: Kit) {
      k.noise({ filters: [['bandpass', [2600 * k.vary(0.1), 4800], 1]], env: [8, 20, 56], gain: 0.6 })
      k.noise({ t: 92, filters: [['lowpass', 2600]], env: [0.5, 4, 48], gain: 0.9 })
      k.knock(92, 190, 56, 0.6)
    },
  },
  'vote-sealed': {
    bus: 'table',
    priority: 3,
    ms: 320,
    trim: -10.3,
    play(k: Kit) {
      k.noise({ filters: [['highpass', 3000]], env: [12, 26, 70], gain: 0.34 })
      k.tone({ t: 150, hz: [130, 78], env: [1, 12, 130], gain: 1 })
      k.noise({ t: 150, filters: [['lowpass', 1200]], env: [1, 6, 46], gain: 0.5 })
    },
  },
  'votes-revealed': {
    bus: 'table',
    priority: 5,
    ms: 1100,
    trim: -8.6,
    play(k: Kit) {
      for (let i = 0; i < 3; i++) k.noise({ t: i * 80, filters: [['bandpass', [2600, 5200], 1]], env: [8, 20, 60], gain: 0.5 })
      k.tone({ t: 330, hz: [98, 80], env: [2, 20, 320], gain: 0.9 })
      ;[146.8, 174.6, 220].forEach((hz) => k.tone({ t: 335, wave: 'triangle', hz, filters: [['lowpass', 1400]], env: [20, 140, 560], gain: 0.28 }))
    },
  },
  betrayal: {
    bus: 'table',
    priority: 5,
    ms: 1050,
    trim: -6.7,
    play(k: Kit) {
      k.noise({ colour: 'pink', filters: [['bandpass', [300, 900], 1.2]], env: [260, 10, 30], gain: 0.7 })
      ;[220, 233.1].forEach((hz) =>
        k.tone({ t: 280, wave: 'sawtooth', hz: [hz, hz * 0.96], filters: [['lowpass', [1900, 380]]], env: [4, 80, 640], gain: 0.42 }),
      )
      k.tone({ t: 280, hz: [110, 98], env: [3, 40, 420], gain: 0.6 })
    },
  },
  wound: {
    bus: 'fight',
    priority: 4,
    ms: 480,
    trim: -6.1,
    play(k: Kit) {
      k.noise({ filters: [['bandpass', 1100, 1.1]], env: [1, 14, 90], gain: 1.1 })
      k.tone({ wave: 'sawtooth', hz: [196, 147], filters: [['lowpass', 1700]], env: [4, 40, 240], gain: 0.6 })
      ;[170, 310].forEach((t, i) => k.tone({ t, hz: [66, 50], env: [3, 20, 120], gain: i ? 0.6 : 0.9 }))
    },
  },
  death: {
    bus: 'fight',
    priority: 5,
    ms: 2000,
    trim: -8.1,
    play(k: Kit) {
      k.bell(60, 147, 1900, 0.5)
      k.bell(60, 294, 1500, 0.34)
      k.tone({ hz: [90, 40], glide: 240, env: [2, 20, 320], gain: 0.6 })
      k.voice(80, [196, 174, 130], [600, 420], [1100, 800], [60, 160, 700], 0.7, [4, 30], [['lowpass', 1400]])
    },
  },
  'level-blue': {
    bus: 'you',
    priority: 3,
    ms: 420,
    trim: -8.8,
    play(k: Kit) {
      ;[587.3, 880].forEach((hz, i) => k.pluck(i * 75, hz, 240, 0.6))
    },
  },
  'level-yellow': {
    bus: 'you',
    priority: 4,
    ms: 500,
    trim: -9.7,
    play(k: Kit) {
      ;[587.3, 740, 880].forEach((hz, i) => k.pluck(i * 75, hz, 260, 0.6))
    },
  },
  'level-orange': {
    bus: 'you',
    priority: 4,
    ms: 620,
    trim: -12.1,
    play(k: Kit) {
      ;[587.3, 740, 880, 1174.7].forEach((hz, i) => k.pluck(i * 75, hz, 300, 0.6))
      k.tone({ wave: 'triangle', hz: 146.8, env: [20, 220, 300], gain: 0.4 })
    },
  },
  'level-red': {
    bus: 'you',
    priority: 5,
    ms: 900,
    trim: -11.3,
    play(k: Kit) {
      ;[587.3, 698.5, 880, 1174.7, 1244.5].forEach((hz, i) => k.pluck(i * 75, hz, 340, 0.55))
      ;[73.4, 77.8].forEach((hz) => k.tone({ wave: 'sawtooth', hz, filters: [['lowpass', 420]], env: [40, 360, 440], gain: 0.4 }))
    },
  },
  objective: {
    bus: 'you',
    priority: 4,
    ms: 820,
    trim: -5.4,
    play(k: Kit) {
      k.knock(0, 170, 80, 0.8)
      k.click(0, 1300, 3, 40, 0.6)
      k.bell(110, 784, 620, 0.3)
      k.bell(220, 1174.7, 620, 0.3)
    },
  },
  win: {
    bus: 'you',
    priority: 5,
    ms: 2500,
    trim: -9.8,
    play(k: Kit) {
      const chord = (t: number, pitches: number[], r: number, g: number) =>
        pitches.forEach((hz) => {
          k.tone({ t, wave: 'triangle', hz, env: [8, 160, r], gain: g })
          k.tone({ t, wave: 'sawtooth', hz, filters: [['lowpass', 1600]], env: [12, 140, r], gain: g * 0.35 })
        })
      chord(0, [293.7, 370, 440], 160, 0.3)
      chord(280, [392, 493.9, 587.3], 160, 0.3)
      chord(560, [293.7, 587.3, 740, 880], 1500, 0.3)
      k.bell(560, 1174.7, 1600, 0.16)
      k.tone({ t: 560, hz: 73.4, env: [6, 200, 900], gain: 0.5 })
      for (let i = 0; i < 9; i++) k.noise({ t: 300 + i * 30, filters: [['highpass', 2200]], env: [1, 4, 26], gain: 0.05 + 0.02 * i })
    },
  },
  loss: {
    bus: 'you',
    priority: 5,
    ms: 2800,
    trim: -11.1,
    play(k: Kit) {
      const chord = (t: number, pitches: number[], r: number, g: number) =>
        pitches.forEach((hz) => {
          k.tone({ t, wave: 'triangle', hz, filters: [['lowpass', [900, 500]]], env: [40, 300, r], gain: g })
          k.tone({ t, wave: 'sawtooth', hz: hz * 2, filters: [['lowpass', [1500, 700]]], env: [60, 280, r], gain: g * 0.4 })
        })
      chord(0, [146.8, 174.6, 220], 500, 0.4)
      chord(700, [138.6, 164.8, 196], 500, 0.4)
      chord(1400, [73.4, 110, 146.8], 1200, 0.45)
      k.voice(1500, [88, 98, 72], [430, 340], [980, 780], [220, 300, 560], 0.6)
    },
  },
  'your-turn': {
    bus: 'you',
    priority: 5,
    ms: 380,
    trim: -4.6,
    play(k: Kit) {
      const call = (t: number, hz: number) => {
        k.noise({ t, filters: [['bandpass', 800, 8]], env: [1, 0, 50], gain: 0.5 })
        k.pluck(t, hz, 220, 0.5)
      }
      call(0, 392)
      call(130, 523.3)
    },
  },
  chat: {
    bus: 'you',
    priority: 1,
    ms: 110,
    trim: -11.2,
    play(k: Kit) {
      k.tone({ hz: [880 * k.vary(0.03), 1170], glide: 60, env: [3, 12, 80], gain: 0.6 })
    },
  },
} satisfies Record<string, Effect>

export type EffectName = keyof typeof EFFECTS
