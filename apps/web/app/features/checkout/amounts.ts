import type { Checkout, Due, Order, Plan } from '../../kit/checkout/checkout-api.ts'
import { phaseOf, waitingPaisa } from './phase.ts'

export type PaymentChoice = { plan: Plan; all: boolean }

const duesOfPlan = ({ plans, order }: Pick<Checkout, 'plans' | 'order'>, plan: Plan): Due[] =>
  plans.find((offered) => offered.plan === plan)?.dues ?? order.dues

/** What is paid with the next click: reckoned here, so that a choice shows its amount at once and without a network. */
export function nowPaisa(checkout: Pick<Checkout, 'plans' | 'order'>, { plan, all }: PaymentChoice): number {
  if (phaseOf(checkout.order) === 'first') return duesOfPlan(checkout, plan).find(isOpen)?.open_paisa ?? 0
  return all ? leftPaisa(checkout.order) : checkout.order.next_paisa
}

/** All that is open, without what staff are looking at. */
export const leftPaisa = (order: Order): number =>
  Math.max(0, order.dues.reduce((sum, { open_paisa }) => sum + open_paisa, 0) - waitingPaisa(order))

/** Whether somebody who pays a part could as well pay all. */
export const canPayAll = (order: Order): boolean => leftPaisa(order) > order.next_paisa

export const isOpen = ({ open_paisa }: Due): boolean => open_paisa > 0
