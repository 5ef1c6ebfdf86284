import type { Work } from './lay-work.ts'
import { minuteMs, type Span } from './spans.ts'

/** `whole`: what it takes from the beginning; `minutes` of it are left by what is known otherwise, such as the seconds watched. */
export type KnownWork = Work & { whole: number }

/** `stays`: laying again leaves it where it is. */
export type LaidBlock = Span & { key: string; isDone: boolean; stays: boolean }

/**
 * How many minutes of each work no block stands for yet. What was done counts, whether we saw it done or the doctor says so, and not
 * twice; what was passed over does not.
 */
export function leftToLay(work: readonly KnownWork[], blocks: readonly LaidBlock[], now: number): Work[] {
  const blocksOf = Map.groupBy(blocks, ({ key }) => key)
  return work.flatMap(({ whole, ...one }) => {
    const own = blocksOf.get(one.key) ?? []
    const done = sum(own.filter(({ isDone }) => isDone))
    const staying = sum(own.filter(({ isDone, stays, to }) => !isDone && stays && to > now))
    const minutes = Math.min(one.minutes, whole - done) - staying
    return minutes > 0 ? { ...one, minutes } : []
  })
}

const sum = (blocks: readonly Span[]): number =>
  blocks.reduce((total, { from, to }) => total + (to - from) / minuteMs, 0)
