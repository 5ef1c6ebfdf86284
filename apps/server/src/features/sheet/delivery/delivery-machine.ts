import type { DeliveryState } from '../../couriers/index.ts'

/** How far a parcel is on its way; what stands beside the way has no position on it. */
const positions: Partial<Record<DeliveryState, number>> = {
  draft: 0,
  booked: 1,
  picked: 2,
  in_transit: 3,
  out_for_delivery: 4,
}

const settled: readonly DeliveryState[] = ['delivered', 'returned', 'cancelled']

/** Nothing that a courier says later changes it. */
export const isSettled = (state: DeliveryState): boolean => settled.includes(state)

/**
 * Where news leads from a state; undefined when it changes nothing. A parcel goes forward only, so that news which comes late or
 * twice never turns it back. On hold it may go on from wherever the courier says, but not before it was picked up.
 */
export function nextState(current: DeliveryState, news: DeliveryState | null): DeliveryState | undefined {
  if (news === null || news === current || news === 'draft' || isSettled(current)) return undefined
  if (isSettled(news)) return news
  if (news === 'on_hold') return current === 'draft' ? undefined : news
  const to = positions[news] ?? 0
  const from = current === 'on_hold' ? 1 : (positions[current] ?? 0)
  return to > from ? news : undefined
}

const hour = 3_600_000

/** A parcel is asked about every two hours at first, then ever more seldom, down to every four. */
export const askAfterMs = (asked: number): number => Math.min(4 * hour, 2 * hour + (asked * hour) / 2)

/** How long a parcel waits before the courier gets it: long enough to correct an address. */
export const thinkingMs = 10 * 60_000

/** Nobody has begun to give it away. `tries` counts what the job did with it. */
export const canChange = ({ state, tries }: { state: DeliveryState; tries: number }): boolean =>
  state === 'draft' && tries === 0
