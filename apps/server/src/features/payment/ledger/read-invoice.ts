import type { ResponseOf, readInvoice as readInvoiceCall } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { duesOf } from '@prostuti/payment-rules'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, asc, desc, eq, lte } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { loadOrders, type OrderFacts } from '../orders/load-orders.ts'
import { invoiceNumber } from '../orders/order-number.ts'
import { presentOrder } from '../orders/present-order.ts'
import { orderByTerms } from '../orders/terms.ts'

const { contact, doctor, invoice, site, waiver } = tables

type Receipt = ResponseOf<typeof readInvoiceCall>
type InvoiceQuery = { orderId: number; doctorId: number; paymentId?: number | undefined; locale: Locale; now: Date }

/** The receipt of one payment of this doctor, the newest unless one is named. It says the same whenever it is printed. */
export async function readInvoice(
  tx: Tx,
  { orderId, doctorId, paymentId, locale, now }: InvoiceQuery,
): Promise<Receipt> {
  const [facts] = await loadOrders(tx, [orderId], now)
  if (facts === undefined || facts.row.doctorId !== doctorId) throw new AppError('not_found')
  const receipts = facts.payments.filter(isReceipted).sort((a, b) => a.invoice - b.invoice)
  const paid = paymentId === undefined ? receipts.at(-1) : receipts.find(({ id }) => id === paymentId)
  if (paid === undefined) throw new AppError('not_found')
  const then = asWritten(facts, receipts.indexOf(paid))
  const [row] = await tx.select().from(invoice).where(eq(invoice.number, paid.invoice))
  const [payer] = await tx.select().from(doctor).where(eq(doctor.id, doctorId))
  return {
    invoice: {
      number: invoiceNumber(paid.invoice),
      issued_at: row!.issuedAt.toISOString(),
      doctor: { name: payer!.name, phone: payer!.phone, bmdc: payer!.bmdc },
      gateway: paid.gateway,
      method: paid.method,
      reference: paid.gatewayTrx,
      paid_at: (paid.settledAt ?? row!.issuedAt).toISOString(),
      amount_paisa: paid.amountPaisa,
      refunded_paisa: paid.refundedPaisa,
      ...openAfter(then, {
        until: receipts.slice(0, receipts.indexOf(paid) + 1),
        waived: await waivedBefore(tx, orderId, row!.issuedAt),
        at: row!.issuedAt,
      }),
    },
    order: presentOrder(then, { locale, now }),
    invoices: receipts.map((each) => ({ payment_id: each.id, number: invoiceNumber(each.invoice) })),
    centre: await readCentre(tx, locale),
  }
}

type ReceiptedPayment = OrderFacts['payments'][number] & { invoice: number }

const isReceipted = (paid: OrderFacts['payments'][number]): paid is ReceiptedPayment => paid.invoice !== null

/** The order as it was when this receipt was written: a move or a postponement since changes nothing on it. */
function asWritten(facts: OrderFacts, place: number): OrderFacts {
  const since = facts.changes.find(({ receipts }) => receipts > place)
  if (since === undefined) return facts
  const { title, detail, ...terms } = since.before
  const { discountCodeId } = facts.row
  const agreed = orderByTerms({ ...terms, discountCodeId })
  return { ...facts, row: { ...facts.row, title, detail, ...agreed }, parts: terms.parts }
}

type ReceiptMoment = { until: readonly ReceiptedPayment[]; waived: number; at: Date }

/** What was still open when this receipt was written, whatever has come since. */
function openAfter({ row, parts }: OrderFacts, { until, waived, at }: ReceiptMoment) {
  const covered = until.reduce((sum, { amountPaisa }) => sum + amountPaisa, waived)
  const open = duesOf(parts, covered, dhakaDate(at)).filter((due) => due.open > 0)
  return { open_paisa: Math.max(0, row.totalPaisa - covered), later_due_on: open.map(({ dueOn }) => dueOn) }
}

async function waivedBefore(tx: Tx, orderId: number, at: Date): Promise<number> {
  const isBefore = and(eq(waiver.orderId, orderId), eq(waiver.state, 'given'), lte(waiver.decidedAt, at))
  const rows = await tx.select({ paisa: waiver.amountPaisa }).from(waiver).where(isBefore)
  return rows.reduce((sum, { paisa }) => sum + paisa, 0)
}

/** As receipts and labels name it. */
export async function readCentre(tx: Tx, locale: Locale): Promise<Receipt['centre']> {
  const [centre] = await tx.select({ name: site.companyName, phone: site.phone }).from(site)
  const [branch] = await tx
    .select({ address: contact.address })
    .from(contact)
    .where(eq(contact.isActive, true))
    .orderBy(desc(contact.isMain), asc(contact.position), asc(contact.id))
    .limit(1)
  if (centre === undefined) throw new AppError('not_found')
  return {
    name: pickText(centre.name, locale),
    phone: centre.phone,
    address: pickText(branch?.address ?? null, locale),
  }
}
