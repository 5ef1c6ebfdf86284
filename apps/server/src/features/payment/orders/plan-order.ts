import { awaitsLookUp, type Due, duesOf, type Instalment, type Paisa, planInstalments } from '@prostuti/payment-rules'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import type { OrderFacts } from './load-orders.ts'
import type { OrderRow } from './lock-order.ts'

export type Plan = { plan: OrderRow['plan']; parts: Instalment[] }

/** The plans a doctor may choose from; after the booking there is the one that was agreed. */
export function plansOf({ row, parts, purchase: { shares } }: OrderFacts, now: Date): Plan[] {
  if (row.bookedAt !== null) return [{ plan: row.plan, parts }]
  const today = dhakaDate(now)
  const full: Plan = { plan: 'full', parts: planInstalments(row.totalPaisa, [], today) }
  const divided = planInstalments(row.totalPaisa, shares, today)
  // Where every later day has passed, or a code left nothing to divide, there is nothing to choose.
  return shares.length > 1 && divided.length > 1 ? [full, { plan: 'instalments', parts: divided }] : [full]
}

/** The parts of the chosen plan, or of the only one. */
export const chosenPlan = (facts: OrderFacts, now: Date): Plan => {
  const plans = plansOf(facts, now)
  return plans.find(({ plan }) => plan === facts.row.plan) ?? plans[0]!
}

export const duesNow = (facts: OrderFacts, parts: readonly Instalment[], now: Date): Due[] =>
  duesOf(parts, facts.covered, dhakaDate(now))

/** What a payment begun now would be about: the next part, or all that is open. Zero when nothing is to be paid. */
export function amountToPay(facts: OrderFacts, now: Date, { all = false }: { all?: boolean } = {}): Paisa {
  const { row } = facts
  if (facts.isLeaving || row.paidAt !== null || (row.bookedAt !== null && row.closedAt !== null)) return 0
  const waiting = waitingOf(facts)
  // Until staff have looked at a first payment nobody should pay it a second time.
  if (row.bookedAt === null && waiting > 0) return 0
  const open = duesOf(chosenPlan(facts, now).parts, facts.covered + waiting, dhakaDate(now)).map((due) => due.open)
  return all ? open.reduce((sum, each) => sum + each, 0) : (open.find((each) => each > 0) ?? 0)
}

/** Money that is there, or is said to be, and that staff have to look at. What was too much waits to go back. */
export const waitingOf = ({ payments }: OrderFacts): Paisa =>
  payments
    .filter((each) => awaitsLookUp(each) || (each.state === 'on_hold' && each.reason !== 'overpaid'))
    .reduce((sum, each) => sum + each.amountPaisa, 0)
