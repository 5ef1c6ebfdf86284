import { priceOrder } from '@prostuti/payment-rules'
import type { Thing } from '../purchasables/purchasable.ts'
import type { CodeRow } from './use-code.ts'

/** What an order says of its thing and price at this moment. */
export function quoteOrder(thing: Thing, code: CodeRow | null) {
  const price = priceOrder(thing.listPaisa, thing.reductionPaisa, code)
  return {
    title: thing.title,
    detail: thing.detail,
    listPaisa: price.list,
    reductionPaisa: price.reduction,
    reductionEndsAt: thing.reductionEndsAt,
    discountCodeId: code?.id ?? null,
    codePaisa: price.code,
    totalPaisa: price.total,
  }
}
