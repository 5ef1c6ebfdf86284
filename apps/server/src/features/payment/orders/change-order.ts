import { type Transaction, tables } from '@prostuti/db'
import type { CodeRefusal } from '@prostuti/payment-rules'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { invalidFields } from '../../../input/refuse-fields.ts'
import { loadOrders } from './load-orders.ts'
import { lockOrder, type OrderRow } from './lock-order.ts'
import { bindIfFree, keepOrderOpen, type OpenedOrder } from './open-order.ts'
import { plansOf } from './plan-order.ts'
import { quoteOrder } from './quote-order.ts'
import { type CodeRow, useTypedCode } from './use-code.ts'

const { purchaseOrder } = tables

const wordsFor = {
  unknown: messages.error_field_code_unknown,
  not_yet: messages.error_field_code_not_yet,
  over: messages.error_field_code_over,
  used_up: messages.error_field_code_used_up,
  used_already: messages.error_field_code_used_already,
  not_for_this: messages.error_field_code_not_for_this,
} satisfies Record<CodeRefusal | 'unknown', unknown>

type OrderChange = {
  orderId: number
  doctorId: number
  plan?: OrderRow['plan'] | undefined
  /** As typed; null takes it back. */
  code?: string | null | undefined
  locale: Locale
  now: Date
}

/** Chooses plan and code before the first payment. In one transaction of the caller. */
export async function changeOrder(
  tx: Transaction,
  { orderId, doctorId, plan, code, locale, now }: OrderChange,
): Promise<void> {
  const order = await lockOrder(tx, orderId, doctorId)
  if (order.bookedAt !== null) throw new AppError('order_booked')
  const opened = await keepOrderOpen(tx, order, { now })
  if (opened.order.bookedAt !== null) return
  if (plan !== undefined) await choosePlan(tx, opened.order, { plan, locale, now })
  if (code === undefined) return
  await applyCode(tx, opened, code === null ? null : await acceptCode(tx, opened, { typed: code, locale, now }), now)
}

async function choosePlan(
  tx: Transaction,
  order: OrderRow,
  { plan, locale, now }: { plan: OrderRow['plan']; locale: Locale; now: Date },
): Promise<void> {
  const [facts] = await loadOrders(tx, [order.id], now)
  if (!plansOf(facts!, now).some((offered) => offered.plan === plan))
    throw invalidFields({ plan: messages.error_field_invalid_choice({}, { locale }) })
  await tx.update(purchaseOrder).set({ plan }).where(eq(purchaseOrder.id, order.id))
}

async function acceptCode(
  tx: Transaction,
  { order, listing }: OpenedOrder,
  { typed, locale, now }: { typed: string; locale: Locale; now: Date },
): Promise<CodeRow> {
  const use = { orderId: order.id, doctorId: order.doctorId, purchasable: listing.key, now }
  const found = await useTypedCode(tx, typed, use)
  if (typeof found === 'string') throw invalidFields({ code: wordsFor[found]({}, { locale }) })
  return found
}

/** The code works on the price as it was shown, not on what it costs by now. */
async function applyCode(
  tx: Transaction,
  { order, listing }: OpenedOrder,
  code: CodeRow | null,
  now: Date,
): Promise<void> {
  const { listPaisa, reductionPaisa, reductionEndsAt } = order
  const [changed] = await tx
    .update(purchaseOrder)
    .set(quoteOrder({ ...listing, listPaisa, reductionPaisa, reductionEndsAt }, code))
    .where(eq(purchaseOrder.id, order.id))
    .returning()
  await bindIfFree(tx, changed!, now)
}
