import { type Transaction, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import type { Listing } from '../purchasables/purchasable.ts'
import { type Bought, purchaseOf } from '../purchasables/purchasables.ts'
import type { OrderRow } from './lock-order.ts'
import { bindIfFree, openOrder } from './open-order.ts'
import { quoteOrder } from './quote-order.ts'

const { purchaseOrder } = tables

/** The whole price is taken off, so that the books show what was given. */
const free = (listing: Listing): Listing => ({
  ...listing,
  reductionPaisa: listing.listPaisa,
  reductionEndsAt: null,
})

/** An order that asks for nothing. There must be a seat; it is taken at once. */
export const openFreeOrder = (
  tx: Transaction,
  listing: Listing,
  bought: Bought & { doctorId: number; now: Date },
): Promise<OrderRow> => openOrder(tx, free(listing), bought)

/** An order that nothing was paid of asks for nothing any more, and binds. Its row is locked; a code that it used is free again. */
export async function giveOrder(
  tx: Transaction,
  order: OrderRow,
  { listing, now }: { listing: Listing; now: Date },
): Promise<OrderRow> {
  const { purchasable, purchase } = purchaseOf(order)
  const [given] = await tx
    .update(purchaseOrder)
    .set({ ...quoteOrder(free(listing), null), plan: 'full', closedAt: null })
    .where(eq(purchaseOrder.id, order.id))
    .returning()
  await purchasable.reopen(tx, purchase)
  return bindIfFree(tx, given!, now)
}
