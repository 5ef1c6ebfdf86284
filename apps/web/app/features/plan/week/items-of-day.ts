import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import type { Block, Fixed, PlanWeek, Shift } from '../plan-api.ts'

/** Minutes of the day, from 0 to 1440; of what goes on over midnight the part that is in it. */
type Place = { from: number; to: number }

/** The whole width, or one half of it. */
type Lane = 'whole' | 'left' | 'right'

export type DayItem = Place &
  (
    | { what: 'duty'; key: string; shift: Shift; starts_at: string; ends_at: string }
    | { what: 'rest'; key: string; starts_at: string; ends_at: string }
    | { what: 'fixed'; key: string; fixed: Fixed; lane: Lane }
    | { what: 'block'; key: string; block: Block; lane: Lane }
  )

/** What stands on a day, in the order of time, as it is heard; what lies under others comes before them. */
export function itemsOfDay({ duties, rests, fixed, blocks }: PlanWeek, day: string): DayItem[] {
  const midnight = dhakaMidnight(day).getTime()
  const place = ({ starts_at, ends_at }: { starts_at: string; ends_at: string }): Place | undefined => {
    const [from, to] = [starts_at, ends_at].map((at) => (Date.parse(at) - midnight) / 60_000)
    if (to! <= 0 || from! >= 1440) return undefined
    return { from: Math.max(0, from!), to: Math.min(1440, to!) }
  }
  const all: DayItem[] = [
    ...duties.flatMap((duty) => withPlace(place(duty), { what: 'duty' as const, key: `duty ${duty.day}`, ...duty })),
    ...rests.flatMap((rest) =>
      withPlace(place(rest), { what: 'rest' as const, key: `rest ${rest.starts_at}`, ...rest }),
    ),
    ...fixed.flatMap((row) =>
      withPlace(place(row), { what: 'fixed' as const, key: `row ${row.event_id}`, fixed: row, lane: 'whole' as const }),
    ),
    ...blocks.flatMap((block) =>
      withPlace(place(block), { what: 'block' as const, key: `block ${block.id}`, block, lane: 'whole' as const }),
    ),
  ]
  return inLanes(all.toSorted((one, other) => one.from - other.from || layer(one) - layer(other)))
}

const withPlace = <T extends object>(place: Place | undefined, item: T): (T & Place)[] =>
  place === undefined ? [] : [{ ...item, ...place }]

const layer = ({ what }: DayItem): number => ['duty', 'rest', 'fixed', 'block'].indexOf(what)

/** Two things at one time stand beside each other. */
function inLanes(items: DayItem[]): DayItem[] {
  const lanes = new Map<DayItem, Lane>()
  const beside = (item: DayItem) => (other: DayItem) =>
    other !== item && 'lane' in other && other.from < item.to && item.from < other.to
  return items.map((item) => {
    if (!('lane' in item)) return item
    const others = items.filter(beside(item))
    const isLeftTaken = others.some((other) => lanes.get(other) === 'left')
    const lane = others.length === 0 ? 'whole' : isLeftTaken ? 'right' : 'left'
    lanes.set(item, lane)
    return { ...item, lane }
  })
}

/** Whether a class or a block of the week stands before six in the morning. */
export const isNightUsed = (plan: PlanWeek): boolean =>
  plan.days.some(({ day }) =>
    itemsOfDay(plan, day).some(({ what, from }) => (what === 'block' || what === 'fixed') && from < 6 * 60),
  )
