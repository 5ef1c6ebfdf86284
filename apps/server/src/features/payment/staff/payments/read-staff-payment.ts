import type { ResponseOf } from '@prostuti/contract'
import type { readStaffPayment as readStaffPaymentCall, StaffAction, staffPaymentVerbs } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { verbsOf } from '@prostuti/payment-rules'
import type { Locale } from '@prostuti/text/locale'
import { maskPhone } from '@prostuti/text/phone'
import { and, asc, desc, eq } from 'drizzle-orm'
import { AppError } from '../../../../errors.ts'
import { isGateway } from '../../../gateways/index.ts'
import { may, type StaffMember } from '../../../staff/index.ts'
import { loadOrders } from '../../orders/load-orders.ts'
import { amountToPay } from '../../orders/plan-order.ts'
import { presentOrder } from '../../orders/present-order.ts'
import { paymentTimeline } from '../../payments/payment-timeline.ts'
import { findReturn } from '../../payments/read-payment.ts'
import { refundableOf } from '../../refunds/refund-payment.ts'
import { paymentInScope } from '../order-scope.ts'
import { ordersWaived } from '../waivers/list-waiting-waivers.ts'
import { waivableOf } from '../waivers/waivable-of.ts'
import { deedsOf } from './deeds-of.ts'
import { presentLine } from './payment-list.ts'
import { sayMessage } from './say-message.ts'

const { contact, doctor, gatewayMessage, invoice, payment, purchaseOrder, refund, staff } = tables

type Page = ResponseOf<typeof readStaffPaymentCall>
type Happening = Page['happenings'][number]
type Verb = (typeof staffPaymentVerbs)[number]
type PageQuery = { id: number; member: StaffMember; locale: Locale; now: Date }

/** What a member must be allowed for each verb. */
const needed: Record<Verb, StaffAction> = {
  approve: 'payments.write',
  refuse: 'payments.write',
  ask: 'payments.write',
  refund: 'refunds.write',
  propose: 'refunds.ask',
  take_cash: 'payments.write',
  print: 'payments.read',
  resend: 'payments.write',
}

/** A payment of the member's, found or not there. */
export async function findStaffPayment(tx: Tx, { id, member }: Pick<PageQuery, 'id' | 'member'>) {
  const [found] = await tx
    .select({
      payment,
      order: purchaseOrder,
      doctor,
      number: invoice.number,
      branch: contact.name,
      cashier: staff.name,
    })
    .from(payment)
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, payment.orderId))
    .innerJoin(doctor, eq(doctor.id, purchaseOrder.doctorId))
    .leftJoin(invoice, eq(invoice.paymentId, payment.id))
    .leftJoin(contact, eq(contact.id, payment.branchId))
    .leftJoin(staff, eq(staff.id, payment.cashierId))
    .where(and(eq(payment.id, id), paymentInScope(member)))
  if (found === undefined) throw new AppError('not_found')
  return found
}

/** One payment with all that happened to it, and what this member can do about it. */
export async function readStaffPayment(tx: Tx, { id, member, locale, now }: PageQuery): Promise<Page> {
  const found = await findStaffPayment(tx, { id, member })
  const { payment: row, order, doctor: payer, number } = found
  const [facts] = await loadOrders(tx, [order.id], now)
  const refundable = await refundableOf(tx, row)
  const messages = await readMessages(tx, id)
  const steps = paymentTimeline({
    payment: row,
    order,
    returnedAt: await findReturn(tx, id),
    wasTaken: number !== null,
  })
  const happened: Happening[] = [
    ...steps.flatMap(({ step, at }): Happening[] => (at === null ? [] : [{ kind: 'step', at, step }])),
    ...messages.map(
      ({ at, ...message }): Happening => ({ kind: 'message', at: at.toISOString(), said: sayMessage(message) }),
    ),
    ...(await readReceipt(tx, id)),
    ...(await readRefunds(tx, id)),
    ...(await deedsOf(tx, { resource: 'payment', resourceId: id })),
  ]
  const last = isGateway(row.gateway) ? messages.findLast(({ direction }) => direction === 'received') : undefined
  const open = amountToPay(facts!, now, { all: true })
  const verbs: Verb[] = verbsOf({ ...row, refundable, open, hasReceipt: number !== null })
  return {
    payment: {
      ...presentLine({ ...found, doctor: { id: payer.id, name: payer.name } }),
      transaction: row.transaction,
      reference: row.gatewayTrx,
      method: row.method,
      payer_number: row.payerNumber === null ? null : maskPhone(row.payerNumber),
      refunded_paisa: row.refundedPaisa,
      refundable_paisa: refundable,
      branch: found.branch,
      cashier: row.cashierId === null ? null : { id: row.cashierId, name: found.cashier ?? '' },
    },
    order: presentOrder(facts!, { locale, now }),
    doctor: { id: payer.id, name: payer.name, phone: maskPhone(payer.phone), bmdc: payer.bmdc },
    happenings: happened.toSorted((one, other) => one.at.localeCompare(other.at)),
    last_word: last === undefined ? null : { at: last.at.toISOString(), said: sayMessage(last) },
    next_ask_at: row.nextAskAt?.toISOString() ?? null,
    verbs: allowed(verbs, member),
    waivable: { open_paisa: waivableOf(facts!), is_asked: (await ordersWaived(tx, [order.id])).has(order.id) },
    server_time: now.toISOString(),
  }
}

/** Whoever may not pay out proposes it. */
function allowed(verbs: Verb[], member: StaffMember): Verb[] {
  const theirs = verbs.filter((verb) => may(member, needed[verb]))
  const proposes = verbs.includes('refund') && !theirs.includes('refund') && may(member, needed.propose)
  return proposes ? [...theirs, 'propose'] : theirs
}

const readMessages = (tx: Tx, paymentId: number) =>
  tx
    .select({
      at: gatewayMessage.at,
      direction: gatewayMessage.direction,
      kind: gatewayMessage.kind,
      body: gatewayMessage.body,
    })
    .from(gatewayMessage)
    .where(eq(gatewayMessage.paymentId, paymentId))
    .orderBy(desc(gatewayMessage.id))
    .limit(100)
    .then((rows) => rows.toReversed())

async function readReceipt(tx: Tx, paymentId: number): Promise<Happening[]> {
  const rows = await tx.select().from(invoice).where(eq(invoice.paymentId, paymentId))
  return rows.map(({ number, issuedAt }) => ({
    kind: 'receipt',
    at: issuedAt.toISOString(),
    number: String(number).padStart(6, '0'),
  }))
}

async function readRefunds(tx: Tx, paymentId: number): Promise<Happening[]> {
  const rows = await tx
    .select({ row: refund, by: { id: staff.id, name: staff.name } })
    .from(refund)
    .leftJoin(staff, eq(staff.id, refund.staffId))
    .where(eq(refund.paymentId, paymentId))
    .orderBy(asc(refund.id))
  return rows.map(({ row, by }) => ({
    kind: 'refund',
    at: (row.settledAt ?? row.createdAt).toISOString(),
    state: row.state,
    amount_paisa: row.amountPaisa,
    reason: row.reason,
    reference: row.gatewayRef,
    by,
  }))
}
