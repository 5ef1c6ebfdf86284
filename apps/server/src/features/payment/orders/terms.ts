import { type Paisa, planInstalments } from '@prostuti/payment-rules'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import type { PaymentRow } from '../payments/lock-payment.ts'
import type { OrderFacts } from './load-orders.ts'
import type { OrderRow } from './lock-order.ts'
import { chosenPlan, type Plan } from './plan-order.ts'

/** What a doctor agrees to by beginning to pay. */
export type Terms = NonNullable<PaymentRow['terms']> & { discountCodeId: number | null }

/** As the order stands now, by the plan that is chosen. */
export const termsOfOrder = (facts: OrderFacts, now: Date): Terms => asTerms(facts.row, chosenPlan(facts, now))

/** As they were when the payment began, whatever was changed since. One that has none is for the whole of its order. */
export function termsOfPayment({ terms, discountCodeId }: PaymentRow, order: OrderRow, now: Date): Terms {
  return terms === null ? termsAtOnce(order, now) : { ...terms, discountCodeId }
}

/** The whole at once. */
export const termsAtOnce = (order: OrderRow, now: Date): Terms =>
  asTerms(order, { plan: 'full', parts: planInstalments(order.totalPaisa, [], dhakaDate(now)) })

/** The first money is the whole or the first part; any other amount was never agreed. */
export const isAgreed = ({ total, parts }: Terms, amount: Paisa): boolean =>
  amount === total || amount === parts[0]?.amount

export const areSameTerms = (one: Terms, other: Terms): boolean =>
  one.total === other.total && one.plan === other.plan && one.discountCodeId === other.discountCodeId

type OrderTerms = Pick<
  OrderRow,
  'listPaisa' | 'reductionPaisa' | 'reductionEndsAt' | 'discountCodeId' | 'codePaisa' | 'totalPaisa' | 'plan'
>

/** Terms as the columns of an order. */
export const orderByTerms = (terms: Terms): OrderTerms => ({
  listPaisa: terms.list,
  reductionPaisa: terms.reduction,
  reductionEndsAt: terms.reductionEndsAt === null ? null : new Date(terms.reductionEndsAt),
  discountCodeId: terms.discountCodeId,
  codePaisa: terms.code,
  totalPaisa: terms.total,
  plan: terms.plan,
})

/** As the order stands, with this plan. */
export const asTerms = (row: OrderRow, { plan, parts }: Plan): Terms => ({
  list: row.listPaisa,
  reduction: row.reductionPaisa,
  reductionEndsAt: row.reductionEndsAt?.toISOString() ?? null,
  discountCodeId: row.discountCodeId,
  code: row.codePaisa,
  total: row.totalPaisa,
  plan,
  parts,
})
