import type { OwnEvent } from './own-event-queries.ts'

/**
 * How an event stands to a doctor. `held`: a seat is kept while they pay; `unpaid`: it was let go, and can be had again;
 * `waiting`: staff look at the money; `none`: nothing was begun.
 */
export type OwnEventState = 'registered' | 'held' | 'unpaid' | 'waiting' | 'none'

export function ownEventState({ ticket, order }: Pick<OwnEvent, 'ticket' | 'order'>, now: Date): OwnEventState {
  if (ticket !== null) return 'registered'
  if (order === null || order.state === 'paid') return 'none'
  if (order.state === 'waiting') return 'waiting'
  return order.held_until !== null && Date.parse(order.held_until) > now.getTime() ? 'held' : 'unpaid'
}

/** Whether an online event can be joined; undefined where there is no link. */
export function joiningState({ joining }: Pick<OwnEvent, 'joining'>, now: Date): 'early' | 'open' | 'over' | undefined {
  if (joining === null) return undefined
  if (now.getTime() < Date.parse(joining.opens_at)) return 'early'
  return now.getTime() < Date.parse(joining.closes_at) ? 'open' : 'over'
}
