import type { ResponseOf, subscriptions } from '@prostuti/contract'
import type { tables } from '@prostuti/db'

type State = ResponseOf<typeof subscriptions>['subscriptions'][number]['state']

type Known = Pick<typeof tables.subscription.$inferSelect, 'state' | 'startsAt' | 'endsAt'> & {
  /** A payment of it is on its way, or looked at by staff. */
  isWaiting: boolean
}

const day = 86_400_000

/** How a subscription stands for its doctor. */
export function stateOf({ state, startsAt, endsAt, isWaiting }: Known, now: Date): State {
  if (state === 'ended') return 'returned'
  if (state !== 'active' || startsAt === null || endsAt === null) return isWaiting ? 'waiting' : 'unpaid'
  if (now < startsAt) return 'coming'
  return now < endsAt ? 'running' : 'over'
}

/** A day that has begun counts whole: on the last one it says 1. */
export const daysLeft = (endsAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / day))

/** Early enough to renew in peace, late enough not to be a nuisance. */
const nearDays = 5

export const isNearEnd = (endsAt: Date, now: Date): boolean => daysLeft(endsAt, now) <= nearDays
