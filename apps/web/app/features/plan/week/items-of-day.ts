import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import type { Block, Fixed, PlanWeek, Shift } from '../plan-api.ts'

/** Minutes of the day, from 0 to 1440; of what goes on over midnight the part that is in it. */
type DaySpan = { from: number; to: number }

/** Where among things at one time: counted from 0, of how many, when the first of them begins, and how long the shortest is. */
export type Lane = { position: number; count: number; from: number; shortest: number }

export type DayItem = DaySpan &
  (
    | { what: 'duty'; key: string; shift: Shift; starts_at: string; ends_at: string }
    | { what: 'rest'; key: string; starts_at: string; ends_at: string }
    | { what: 'fixed'; key: string; fixed: Fixed; lane: Lane }
    | { what: 'block'; key: string; block: Block; lane: Lane }
  )

/** What stands on a day, in the order of time, as it is heard; what lies under others comes before them. */
export function itemsOfDay({ duties, rests, fixed, blocks }: PlanWeek, day: string): DayItem[] {
  const midnight = dhakaMidnight(day).getTime()
  const spanOf = ({ starts_at, ends_at }: { starts_at: string; ends_at: string }): DaySpan | undefined => {
    const [from, to] = [starts_at, ends_at].map((at) => (Date.parse(at) - midnight) / 60_000)
    if (to! <= 0 || from! >= 1440) return undefined
    return { from: Math.max(0, from!), to: Math.min(1440, to!) }
  }
  const all: DayItem[] = [
    ...duties.flatMap((duty) => withSpan(spanOf(duty), { what: 'duty' as const, key: `duty ${duty.day}`, ...duty })),
    ...rests.flatMap((rest) =>
      withSpan(spanOf(rest), { what: 'rest' as const, key: `rest ${rest.starts_at}`, ...rest }),
    ),
    ...fixed.flatMap((row) =>
      withSpan(spanOf(row), { what: 'fixed' as const, key: `row ${row.event_id}`, fixed: row, lane: alone }),
    ),
    ...blocks.flatMap((block) =>
      withSpan(spanOf(block), { what: 'block' as const, key: `block ${block.id}`, block, lane: alone }),
    ),
  ]
  return inLanes(all.toSorted((one, other) => one.from - other.from || layer(one) - layer(other) || one.to - other.to))
}

const withSpan = <T extends object>(span: DaySpan | undefined, item: T): (T & DaySpan)[] =>
  span === undefined ? [] : [{ ...item, ...span }]

const layer = ({ what }: DayItem): number => ['duty', 'rest', 'fixed', 'block'].indexOf(what)

export const alone: Lane = { position: 0, count: 1, from: 0, shortest: 0 }

/** Two things at one time stand beside each other. */
function inLanes(items: DayItem[]): DayItem[] {
  const lanes = new Map<DayItem, Lane>()
  for (const together of inGroups(items.filter((item) => 'lane' in item))) {
    const positions = new Map<DayItem, number>()
    for (const item of together) {
      const before = [...positions].filter(([other]) => other.to > item.from)
      positions.set(item, Math.max(-1, ...before.map(([, position]) => position)) + 1)
    }
    const count = Math.max(...positions.values()) + 1
    const shortest = Math.min(...together.map(({ from, to }) => to - from))
    for (const [item, position] of positions) lanes.set(item, { position, count, from: together[0]!.from, shortest })
  }
  return items.map((item) => ('lane' in item ? { ...item, lane: lanes.get(item) ?? alone } : item))
}

/** Groups of what overlaps: each begins before one ahead of it in its group has ended. To be given in the order of beginning. */
export function inGroups<Item extends DaySpan>(items: readonly Item[]): Item[][] {
  const groups: Item[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const item of items) {
    if (item.from >= end) groups.push([])
    groups.at(-1)!.push(item)
    end = Math.max(end, item.to)
  }
  return groups
}

/** Whether a class or a block of the week stands before six in the morning. */
export const isNightUsed = (plan: PlanWeek): boolean =>
  plan.days.some(({ day }) =>
    itemsOfDay(plan, day).some(({ what, from }) => (what === 'block' || what === 'fixed') && from < 6 * 60),
  )
