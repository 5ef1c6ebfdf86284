import type { Paisa } from '../money.ts'
import { codeDiscount, type DiscountCode } from './discount-code.ts'

export type OrderPrice = {
  /** The fee before anything is taken off. */
  readonly list: Paisa
  /** What the purchasable itself is reduced by at this moment. */
  readonly reduction: Paisa
  /** What the code took off the rest. */
  readonly code: Paisa
  /** list − reduction − code; never below zero. */
  readonly total: Paisa
}

export function priceOrder(
  list: Paisa,
  reduction: Paisa,
  code: Pick<DiscountCode, 'kind' | 'value'> | null,
): OrderPrice {
  const reduced = Math.max(0, list - reduction)
  const off = code === null ? 0 : codeDiscount(code, reduced)
  return { list, reduction: list - reduced, code: off, total: reduced - off }
}
