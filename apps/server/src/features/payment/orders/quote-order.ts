import { priceOrder } from '@prostuti/payment-rules'
import type { Listing } from '../purchasables/purchasable.ts'
import type { CodeRow } from './use-code.ts'

/** What an order says of its purchase and price at this moment. */
export function quoteOrder(listing: Listing, code: CodeRow | null) {
  const price = priceOrder(listing.listPaisa, listing.reductionPaisa, code)
  return {
    title: listing.title,
    detail: listing.detail,
    listPaisa: price.list,
    reductionPaisa: price.reduction,
    reductionEndsAt: listing.reductionEndsAt,
    discountCodeId: code?.id ?? null,
    codePaisa: price.code,
    totalPaisa: price.total,
  }
}
