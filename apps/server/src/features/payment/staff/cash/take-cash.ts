import { type Transaction, type Tx, tables } from '@prostuti/db'
import { type CashFault, judgeCash, type Paisa } from '@prostuti/payment-rules'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { formatMoney } from '@prostuti/text/money'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../../errors.ts'
import { invalidFields } from '../../../../input/refuse-fields.ts'
import type { StaffMember } from '../../../staff/index.ts'
import { loadOrders, type OrderFacts } from '../../orders/load-orders.ts'
import { lockOrder, type OrderRow } from '../../orders/lock-order.ts'
import { keepOrderOpen } from '../../orders/open-order.ts'
import { amountToPay } from '../../orders/plan-order.ts'
import { termsOfOrder } from '../../orders/terms.ts'
import { insertCashPayment } from '../../payments/insert-payment.ts'
import type { PaymentRow } from '../../payments/lock-payment.ts'
import { applyNews } from '../../settling/settle-payment.ts'

const { contact, payment } = tables

export type CashOnTheTable = {
  orderId: number
  amountPaisa: Paisa
  /** What the cashier's screen said was open. */
  shownPaisa: Paisa
  branchId: number
  /** Made once for a press: whoever sends it again, because no answer came, gets the first answer again. */
  key: string
  cashier: Pick<StaffMember, 'id' | 'branchIds'>
  locale: Locale
  now: Date
}

/** `isNew` is false for a press that was heard before. An error means that no money was taken; what it says is kept. */
export type TakenCash = { payment: PaymentRow; order: OrderRow; isNew: boolean }

/**
 * Takes cash for an order: paid, booked, enrolled and receipted in the transaction of the caller, and the doctor is to be told. The
 * order's lock lets one cashier in at a time, and the second finds that what was open has changed. Gives an error back where the
 * order had to be priced anew, which is to be kept.
 */
export async function takeCash(tx: Transaction, cash: CashOnTheTable): Promise<TakenCash | AppError> {
  const { locale, now } = cash
  let order = await lockOrder(tx, cash.orderId)
  const same = await findSamePress(tx, cash)
  if (same !== undefined) return { payment: same, order, isNew: false }
  await requireBranch(tx, cash)
  // Its seat is held, as for everybody who begins to pay; without one nothing is taken.
  if (order.bookedAt === null) ({ order } = await keepOrderOpen(tx, order, { now, prolong: true }))
  const [facts] = await loadOrders(tx, [order.id], now)
  if (facts!.isLeaving) throw new AppError('refund_requested')
  const open = { next: amountToPay(facts!, now), all: amountToPay(facts!, now, { all: true }) }
  const fault = judgeCash(
    { ...open, isBooked: order.bookedAt !== null },
    { amount: cash.amountPaisa, shown: cash.shownPaisa },
  )
  if (fault !== undefined) return refusal(fault, open, locale)
  return { payment: await takeIn(tx, cash, facts!), order, isNew: true }
}

/** By the settling of every payment; where the money would have nowhere to go, it stays in the doctor's hand. */
async function takeIn(tx: Transaction, cash: CashOnTheTable, facts: OrderFacts): Promise<PaymentRow> {
  const { amountPaisa, branchId, key, cashier, now } = cash
  const { row: order } = facts
  const terms = order.bookedAt === null ? termsOfOrder(facts, now) : null
  const row = await insertCashPayment(tx, { order, amountPaisa, terms, branchId, cashierId: cashier.id, key, now })
  if (row === undefined) throw keyUsed(cash.locale)
  const { state, reason } = await applyNews(tx, { row, news: 'approved', now })
  if (state !== 'paid') throw new AppError(reason === 'no_seat' ? 'no_seat_left' : 'nothing_to_pay')
  const [paid] = await tx.select().from(payment).where(eq(payment.id, row.id))
  return paid!
}

async function findSamePress(tx: Tx, cash: CashOnTheTable): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.gateway, 'cash'), eq(payment.gatewayRef, cash.key)))
  if (row === undefined) return undefined
  const isSame =
    row.orderId === cash.orderId &&
    row.amountPaisa === cash.amountPaisa &&
    row.branchId === cash.branchId &&
    row.cashierId === cash.cashier.id
  if (!isSame) throw keyUsed(cash.locale)
  return row
}

const keyUsed = (locale: Locale) => invalidFields({ key: messages.office_cash_key_used({}, { locale }) })

/** A branch that is there, and the cashier's own where they are bound to some. */
async function requireBranch(tx: Tx, { branchId, cashier, locale }: CashOnTheTable): Promise<void> {
  const isTheirs = cashier.branchIds === null || cashier.branchIds.includes(branchId)
  const [found] = isTheirs
    ? await tx
        .select({ id: contact.id })
        .from(contact)
        .where(and(eq(contact.id, branchId), contact.isActive))
    : []
  if (found === undefined) throw invalidFields({ branch_id: messages.office_cash_branch({}, { locale }) })
}

function refusal(fault: CashFault, open: { next: Paisa; all: Paisa }, locale: Locale): AppError {
  const amount = formatMoney(open.all, locale)
  switch (fault) {
    case 'nothing_open':
      return new AppError('nothing_to_pay')
    case 'changed':
      return invalidFields({ amount_paisa: messages.office_cash_changed({ amount }, { locale }) })
    case 'too_much':
      return invalidFields({ amount_paisa: messages.office_cash_too_much({ amount }, { locale }) })
    case 'not_a_part':
      return invalidFields({
        amount_paisa: messages.office_cash_not_a_part({ amount, next: formatMoney(open.next, locale) }, { locale }),
      })
  }
}
