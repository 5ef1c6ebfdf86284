import type { Feeling } from '@prostuti/learning-rules/cards/judge-review'

/** One thing that happens to one of two devices, at so many minutes after the one before. */
export type Step =
  | { what: 'answer'; device: 0 | 1; card: number; right: boolean; feeling: Feeling | null; after: number }
  | { what: 'undo'; device: 0 | 1; after: number }
  /** What has happened since goes out: how much of it, in which order, and what becomes of the message. */
  | { what: 'send'; device: 0 | 1; share: number; turned: boolean; fate: Fate; after: number }
  /** Both send at once. */
  | { what: 'meet'; after: number }

/**
 * `dies`: the server is killed at that statement, before anything is on disk. `unheard`: all is on disk, and the answer is lost.
 * `twice`: the network delivers it twice.
 */
type Fate = { kind: 'fine' | 'unheard' | 'twice' } | { kind: 'dies'; at: number }

export type Schedule = {
  cards: number /** By how much each device's clock is off. */
  clocksOff: [number, number]
  steps: Step[]
}

/** The same for the same seed. */
function createChance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const day = 24 * 60

export function drawSchedule(seed: number): Schedule {
  const chance = createChance(seed)
  const below = (count: number) => Math.floor(chance() * count)
  const fateOf = (): Fate => {
    const drawn = chance()
    if (drawn < 0.25) return { kind: 'dies', at: below(8) }
    return { kind: drawn < 0.45 ? 'unheard' : drawn < 0.6 ? 'twice' : 'fine' }
  }
  const cards = 1 + below(4)
  const steps = Array.from({ length: 8 + below(16) }, (): Step => {
    const device = below(2) as 0 | 1
    // Often on the same day, sometimes at the same minute, now and then weeks apart.
    const after = chance() < 0.2 ? 0 : below(chance() < 0.5 ? 90 : 6 * day)
    const drawn = chance()
    if (drawn < 0.55) {
      const feeling = chance() < 0.6 ? null : chance() < 0.5 ? 'easy' : 'hard'
      return { what: 'answer', device, card: below(cards), right: chance() < 0.7, feeling, after }
    }
    if (drawn < 0.65) return { what: 'undo', device, after }
    if (drawn < 0.92) return { what: 'send', device, share: chance(), turned: chance() < 0.5, fate: fateOf(), after }
    return { what: 'meet', after }
  })
  const off = () => (chance() < 0.25 ? below(4 * day) - 2 * day : 0)
  return { cards, clocksOff: [off(), off()], steps }
}
