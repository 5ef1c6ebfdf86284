import type { Block, PlanWeek, Shift } from './plan-api.ts'

/** How a week looks while its change is on the way to the server, whose answer then takes its place. */
const withBlock = (plan: PlanWeek, id: number, change: (block: Block) => Block): PlanWeek => ({
  ...plan,
  blocks: plan.blocks.map((block) => (block.id === id ? change(block) : block)),
})

export const withMark = (plan: PlanWeek, id: number, mark: { locked?: boolean; done?: boolean }): PlanWeek =>
  withBlock(plan, id, (block) => ({ ...block, ...mark }))

export const withMove = (plan: PlanWeek, id: number, startsAt: Date): PlanWeek =>
  withBlock(plan, id, (block) => {
    const long = Date.parse(block.ends_at) - Date.parse(block.starts_at)
    const ends_at = new Date(startsAt.getTime() + long).toISOString()
    return { ...block, starts_at: startsAt.toISOString(), ends_at, locked: true, clash: null }
  })

export const withShifts = (plan: PlanWeek, painted: ReadonlyMap<string, Shift>): PlanWeek => ({
  ...plan,
  days: plan.days.map((each) => {
    const shift = painted.get(each.day)
    return shift === undefined ? each : { ...each, shift, painted: true }
  }),
})
