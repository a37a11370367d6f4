// Quiet backgrounds, one per game: sixteen seconds, seamless when two copies are cross-faded over two seconds.

import type { Kit, NoiseColour } from './kit'

export const BED_S = 16

export interface Bed {
  trim: number
  play: (kit: Kit) => void
}

export const BEDS: Record<string, Bed> = {
  zombicide: {
    trim: -25.1,
    play(k: Kit) {
      rumble(k, 'brown', 240, 1)
      hum(k, 50, 0.05)
      far(k, [2600, 9100, 13200])
      k.tone({ t: 6200, wave: 'sawtooth', hz: [520, 610, 500], filters: [['lowpass', 500]], env: [900, 600, 900], gain: 0.03 })
    },
  },
  'city-of-horror': {
    trim: -26.2,
    play(k: Kit) {
      rumble(k, 'pink', 380, 0.5)
      k.noise({ t: 3000, colour: 'brown', filters: [['lowpass', 320]], env: [3500, 1500, 3500], gain: 1.6, tremolo: [11.5, 0.9] })
      k.bell(900, 196, 3600, 0.04)
      far(k, [5200, 12800])
    },
  },
  'all-things-zombie': {
    trim: -20.5,
    play(k: Kit) {
      wind(k)
      for (let i = 0; i < 9; i++)
        [0, 46, 92].forEach((d) => k.tone({ t: 800 + i * 1700 + d + 300 * k.random(), hz: 4300, env: [6, 14, 20], gain: 0.035 }))
      far(k, [7400])
    },
  },
  zombies: {
    trim: -23.4,
    play(k: Kit) {
      rumble(k, 'brown', 300, 0.8)
      hum(k, 60, 0.04)
      for (let i = 0; i < 4; i++)
        k.noise({ t: 1200 + i * 3800, colour: 'pink', filters: [['bandpass', [500, 240], 1.2]], env: [700, 200, 1300], gain: 0.3 })
      far(k, [4300, 10600])
    },
  },
  'zombie-plague': {
    trim: -21.7,
    play(k: Kit) {
      rumble(k, 'brown', 190, 0.7)
      for (let i = 0; i < 16; i++) {
        k.click(200 + i * 1000, i % 2 ? 1700 : 2100, 9, 22, 0.11)
      }
      ;[3300, 8700, 14100].forEach((t) =>
        k.tone({
          t,
          wave: 'sawtooth',
          hz: [118, 96 * k.vary(0.2), 124],
          vibrato: [9, 120],
          filters: [['bandpass', 700, 6]],
          env: [120, 300, 260],
          gain: 0.1,
        }),
      )
      far(k, [11200])
    },
  },
}

function rumble(k: Kit, colour: NoiseColour, lp: number, g: number): void {
  k.noise({ colour, filters: [['lowpass', [lp, lp * 1.5, lp * 0.8, lp * 1.2, lp]]], env: [1500, BED_S * 1000 - 3000, 1500], gain: g })
}
function hum(k: Kit, hz: number, g: number): void {
  ;[1, 2, 3].forEach((m) => k.tone({ hz: hz * m, env: [1500, BED_S * 1000 - 3000, 1500], gain: g / m }))
}
function wind(k: Kit): void {
  k.noise({ colour: 'pink', filters: [['bandpass', [240, 520, 300, 640, 260], 1.6]], env: [1500, BED_S * 1000 - 3000, 1500], gain: 0.8 })
}
function far(k: Kit, times: number[]): void {
  times.forEach((t) => k.voice(t, [90 * k.vary(0.15), 104, 80], [420, 340], [900, 760], [260, 300, 600], 0.07, [4.5, 35], [['lowpass', 620]]))
}
