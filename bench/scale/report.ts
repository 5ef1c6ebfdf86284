import { median, round } from '../support/statistics.ts'
import { countedDeeds, type Deed, deeds, type Times } from './measure-exam.ts'
import type { Changes, Packing, Weight } from './weigh.ts'

/** What was found at each size, in the order of the sizes. */
export type Measured = {
  sizes: readonly number[]
  examinees: number
  times: Times[]
  weights: Weight[]
  changes: Changes[]
  packings: Packing[]
  /** Microseconds by number of partitions. */
  partitions: Map<number, number>
  loads: number[]
}

/** Beyond it something grows with the tables; below it is what a machine that does other things makes of the same work. */
const flatBelow = 1.3

export function reportOf({ sizes, examinees, times, weights, changes, packings, partitions, loads }: Measured) {
  const figures: Record<string, number | string> = {}
  const line = (what: string, values: readonly number[], { digits = 0, isCost = false } = {}) => {
    const ratio = round(values.at(-1)! / values[0]!)
    const cells = sizes.map((size, nth): [string, number] => {
      const value = round(values[nth]!, digits)
      figures[`${what.replaceAll(/[^\w%]+/g, '_')}_${size}`] = value
      return [`${size} attempts`, value]
    })
    return { what, ...Object.fromEntries(cells), ratio, flat: isCost ? (ratio < flatBelow ? 'yes' : 'no') : '' }
  }
  const alone = (what: string, value: number | string) => {
    figures[what.replaceAll(/[^\w%]+/g, '_')] = value
    return { what, [`${sizes[0]} attempts`]: value }
  }
  const of = <Each>(all: readonly Each[], value: (each: Each) => number) => all.map(value)
  const table = [
    ...deeds.flatMap((deed) =>
      shares.map(([name, share]) =>
        line(
          `${names[deed]}, ${name} ms`,
          of(times, (own) => at(own[deed], share)),
          { digits: 2, isCost: share === 0.5 },
        ),
      ),
    ),
    ...countedDeeds.map((deed) =>
      line(
        `processor time of a ${deed}, µs`,
        of(times, (own) => median(own.cpu[deed])),
        { isCost: true },
      ),
    ),
    line(
      'steps of an examinee',
      of(weights, (own) => own.steps),
    ),
    line(
      'bytes of their steps',
      of(weights, (own) => own.stepBytes),
      { isCost: true },
    ),
    line(
      'bytes of their attempt',
      of(weights, (own) => own.attemptBytes),
      { isCost: true },
    ),
    line(
      'bytes of their result',
      of(weights, (own) => own.resultBytes),
      { isCost: true },
    ),
    line(
      'changes of an attempt’s row',
      of(changes, (own) => own.all),
      { digits: 1 },
    ),
    line(
      'of them not HOT',
      of(changes, (own) => own.notHot),
      { digits: 1 },
    ),
    line(
      'bytes of the steps of one, packed',
      of(packings, (own) => own.bytesAfter),
      { isCost: true },
    ),
    line(
      'attempts packed in a second',
      of(packings, (own) => own.perSecond),
    ),
    ...[...partitions].map(([number, micros]) =>
      alone(`processor time of a save in the database with ${number} partitions, µs`, round(micros, 0)),
    ),
    alone('examinees who were measured at each size', examinees),
    alone('load of the machine before and after', loads.join(' → ')),
  ]
  return { table, figures }
}

const names: Record<Deed, string> = {
  start: 'start',
  save: 'save',
  finish: 'finish',
  room: 'board of the control room',
  rank: 'ranks of the new paper',
  result: 'result',
}

const shares = [
  ['p50', 0.5],
  ['p95', 0.95],
  ['p99', 0.99],
] as const

function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN
}
