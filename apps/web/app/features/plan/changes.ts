import * as m from '@prostuti/text/messages'
import { type Block, type PlanWeek, type Shift, sendMark, sendMove } from './plan-api.ts'

export type Change = {
  send: (week: string) => Promise<PlanWeek>
  /** How it looks until the server has answered. */
  meanwhile?: (plan: PlanWeek) => PlanWeek
  /** What the page says when it is done. */
  said: string
  /** What takes it back. */
  undo?: Change
}

/** How a week looks while its change is on the way to the server, whose answer then takes its place. */
const withBlock = (plan: PlanWeek, id: number, change: (block: Block) => Block): PlanWeek => ({
  ...plan,
  blocks: plan.blocks.map((block) => (block.id === id ? change(block) : block)),
})

const withMark = (plan: PlanWeek, id: number, mark: { locked?: boolean; done?: boolean }): PlanWeek =>
  withBlock(plan, id, (block) => ({ ...block, ...mark }))

const withMove = (plan: PlanWeek, id: number, startsAt: Date, locked: boolean): PlanWeek =>
  withBlock(plan, id, (block) => {
    const long = Date.parse(block.ends_at) - Date.parse(block.starts_at)
    const ends_at = new Date(startsAt.getTime() + long).toISOString()
    return { ...block, starts_at: startsAt.toISOString(), ends_at, locked, clash: null }
  })

type Mark = { locked?: boolean; done?: boolean }

export const markChange = (id: Block['id'], mark: Mark, said: string): Change => ({
  send: (week) => sendMark(week, id, mark),
  meanwhile: (before) => withMark(before, id, mark),
  said,
})

/** To where it stands now there is a way back, unless something has come in between: nothing is put there by hand. */
export function moveChange(block: Block, startsAt: Date, now: Date): Change {
  const own = new Date(block.starts_at)
  const canGoBack = own > now && block.clash === null
  return {
    ...moveTo(block.id, startsAt, true),
    said: m.plan_said_moved(),
    ...(canGoBack && { undo: { ...moveTo(block.id, own, block.locked), said: m.plan_said_moved_back() } }),
  }
}

const moveTo = (id: Block['id'], startsAt: Date, locked: boolean) => ({
  send: (week: string) => sendMove(week, { id, starts_at: startsAt.toISOString(), locked }),
  meanwhile: (before: PlanWeek) => withMove(before, id, startsAt, locked),
})

export const withShifts = (plan: PlanWeek, painted: ReadonlyMap<string, Shift>): PlanWeek => ({
  ...plan,
  days: plan.days.map((each) => {
    const shift = painted.get(each.day)
    return shift === undefined ? each : { ...each, shift, painted: true }
  }),
})
