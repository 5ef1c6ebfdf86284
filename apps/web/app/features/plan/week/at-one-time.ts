import type { Fixed, PlanWeek } from '../plan-api.ts'
import { inGroups } from './lanes.ts'

/** Classes and exams that are still to come and cannot all be gone to: each group of them overlaps. */
export function atOneTime({ fixed }: Pick<PlanWeek, 'fixed'>, now: Date): Fixed[][] {
  const toCome = fixed
    .map((row) => ({ row, from: Date.parse(row.starts_at), to: Date.parse(row.ends_at) }))
    .filter(({ to }) => to > now.getTime())
    .toSorted((one, other) => one.from - other.from)
  return inGroups(toCome)
    .filter(({ length }) => length > 1)
    .map((group) => group.map(({ row }) => row))
}
