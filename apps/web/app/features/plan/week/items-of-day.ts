import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import type { Block, Fixed, PlanWeek, Shift } from '../plan-api.ts'
import { type DaySpan, drawnSpan, inLanes, type Lane } from './lanes.ts'

/** With the span in which it is drawn; of what goes on over midnight, the part that is in the day. */
export type DayItem = DaySpan &
  (
    | { what: 'duty'; key: string; shift: Shift; starts_at: string; ends_at: string }
    | { what: 'rest'; key: string; starts_at: string; ends_at: string }
    | { what: 'fixed'; key: string; fixed: Fixed; lane: Lane; isShared: boolean }
    | { what: 'block'; key: string; block: Block; lane: Lane }
  )

type Times = { starts_at: string; ends_at: string }

/** What stands on a day, in the order of time, as it is heard; what lies under others comes before them. */
export function itemsOfDay({ duties, rests, fixed, blocks }: PlanWeek, day: string): DayItem[] {
  const midnight = dhakaMidnight(day).getTime()
  const spanOf = ({ starts_at, ends_at }: Times): DaySpan | undefined => {
    const [from, to] = [starts_at, ends_at].map((at) => (Date.parse(at) - midnight) / 60_000)
    if (to! <= 0 || from! >= 1440) return undefined
    return { from: Math.max(0, from!), to: Math.min(1440, to!) }
  }
  const onDay = <T extends Times>(all: readonly T[]) =>
    all.flatMap((of) => {
      const span = spanOf(of)
      return span ? [{ of, span }] : []
    })
  const isShared = (one: Times) =>
    [...fixed, ...blocks].some(
      (other) =>
        other !== one &&
        Date.parse(other.starts_at) < Date.parse(one.ends_at) &&
        Date.parse(one.starts_at) < Date.parse(other.ends_at),
    )
  const under: DayItem[] = [
    ...onDay(duties).map(({ of, span }) => ({ what: 'duty' as const, key: `duty ${of.day}`, ...of, ...span })),
    ...onDay(rests).map(({ of, span }) => ({ what: 'rest' as const, key: `rest ${of.starts_at}`, ...of, ...span })),
  ]
  const over = [
    ...onDay(fixed).map(({ of, span }) => ({
      ...{ what: 'fixed' as const, key: `row ${of.event_id}`, fixed: of, isShared: isShared(of) },
      ...drawnSpan(span),
    })),
    ...onDay(blocks).map(({ of, span }) => ({
      ...{ what: 'block' as const, key: `block ${of.id}`, block: of },
      ...drawnSpan(span),
    })),
  ].toSorted(inOrder)
  const lanes = inLanes(over)
  return [...under, ...over.map((item) => ({ ...item, lane: lanes.get(item)! }))].toSorted(inOrder)
}

type Ordered = DaySpan & Pick<DayItem, 'what'>

const inOrder = (one: Ordered, other: Ordered): number =>
  one.from - other.from || layer(one) - layer(other) || one.to - other.to

const layer = ({ what }: Ordered): number => ['duty', 'rest', 'fixed', 'block'].indexOf(what)

/** Whether a class or a block of the week stands before six in the morning. */
export const isNightUsed = (plan: PlanWeek): boolean =>
  plan.days.some(({ day }) =>
    itemsOfDay(plan, day).some(({ what, from }) => (what === 'block' || what === 'fixed') && from < 6 * 60),
  )
