import { tables } from '@prostuti/db'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { faultsOfBooks } from '../books.ts'
import { findCodeFaults } from '../discount.ts'
import type { Market } from '../market.ts'
import type { World } from '../world.ts'
import { type Books, faultsOfOrder } from './faults-of-order.ts'
import { faultsOfPayment } from './faults-of-payment.ts'
import { faultsOfSignatures } from './faults-of-signatures.ts'

const { invoice, ledgerEntry, ledgerLine, orderChange, orderInstalment, payment, payout, refund, refundRequest } =
  tables
const { statementLine, waiver } = tables

/** How a schedule ended, to show that all of it was tried. */
type Ending = Record<
  | 'enrolled'
  | 'paid'
  | 'held'
  | 'failed'
  | 'refunded'
  | 'byBkash'
  | 'byHand'
  | 'notByHand'
  | 'withCode'
  | 'inParts'
  | 'lostRefunds'
  | 'moved'
  | 'postponed'
  | 'wishes'
  | 'granted'
  | 'refused'
  | 'owedBack'
  | 'inCash'
  | 'waived'
  | 'waiversDeclined'
  | 'signedRefunds'
  | 'unsignedRefunds'
  | 'declinedRefunds'
  | 'closedDays'
  | 'matchedLines',
  number
>

/** What is wrong after a schedule; nothing, if the product keeps its word. */
export async function findFaults(world: World, market: Market): Promise<{ faults: string[]; ending: Ending }> {
  const { db } = world
  const byItem = await Promise.all(market.items.map((item) => item.readOrders()))
  const orders = byItem.flat()
  const orderIds = ids(orders.map(({ order }) => order.id))
  const payments = await db.select().from(payment).where(inArray(payment.orderId, orderIds))
  const paymentIds = ids(payments.map(({ id }) => id))
  const [refunds, receipts, parts, books, changes, wishes, waivers, payouts, matchedLines] = await Promise.all([
    db.select().from(refund).where(inArray(refund.paymentId, paymentIds)),
    db.select().from(invoice).where(inArray(invoice.paymentId, paymentIds)),
    db.select().from(orderInstalment).where(inArray(orderInstalment.orderId, orderIds)),
    readBooks(world, orderIds),
    db.select().from(orderChange).where(inArray(orderChange.orderId, orderIds)),
    db.select().from(refundRequest).where(inArray(refundRequest.orderId, orderIds)),
    db.select().from(waiver).where(inArray(waiver.orderId, orderIds)),
    db.select().from(payout).where(inArray(payout.orderId, orderIds)),
    db.$count(statementLine, and(eq(statementLine.state, 'matched'), inArray(statementLine.paymentId, paymentIds))),
  ])

  const faults: string[] = []
  const note = (who: string, found: Iterable<string>) => faults.push(...[...found].map((fault) => `${who}: ${fault}`))
  for (const row of payments)
    note(`payment ${row.id} (${row.gateway}, ${row.state})`, [
      ...faultsOfPayment(world, market, {
        row,
        refunds: refunds.filter(({ paymentId }) => paymentId === row.id),
        isBooked: books.some(({ kind, paymentId }) => kind === 'payment' && paymentId === row.id),
        receipts: receipts.filter(({ paymentId }) => paymentId === row.id).length,
      }),
    ])
  for (const { order, state } of orders)
    note(`order ${order.id} (${state})`, [
      ...faultsOfOrder({
        order,
        isIn: state === 'active',
        mayHaveLeft: market.left.has(order.id),
        payments: payments.filter(({ orderId }) => orderId === order.id),
        parts: parts.filter(({ orderId }) => orderId === order.id),
        books: books.filter(({ orderId }) => orderId === order.id),
        agreed: market.agreed,
        changes: changes.filter(({ orderId }) => orderId === order.id),
        wishes: wishes.filter(({ orderId }) => orderId === order.id),
      }),
    ])
  const isActive = ({ state }: { state: string }) => state === 'active'
  for (const [nth, item] of market.items.entries())
    note(`item ${nth}`, await item.findFaults(byItem[nth]!.filter(isActive)))
  let codeUses = 0
  for (const { id, word, discount } of market.codes) {
    const { faults: found, uses } = await findCodeFaults(db, id, discount)
    note(`code ${word}`, found)
    codeUses += uses
  }

  const cash = payments.filter(({ gateway }) => gateway === 'cash')
  if (cash.length !== market.drawer.size)
    note('the drawer', [`cash was taken ${market.drawer.size} times and is written down ${cash.length} times`])
  const { faults: booked, closedDays } = await faultsOfBooks(world, market)
  note('the books', booked)
  const doctorOf = (id: number) => orders.find(({ order }) => order.id === id)!.order.doctorId
  const { faults: unsigned, alone, byTwo } = await faultsOfSignatures(db, { payouts, waivers, doctorOf })
  note('the signatures', unsigned)

  const count = (...states: string[]) => payments.filter(({ state }) => states.includes(state)).length
  const paidOf = (id: number) => payments.filter(({ orderId, state }) => orderId === id && state === 'paid').length
  const countBy = (name: string) => payments.filter(({ gateway, state }) => gateway === name && state === 'paid').length
  return {
    faults,
    ending: {
      enrolled: orders.filter(isActive).length,
      paid: count('paid'),
      held: count('on_hold'),
      failed: count('failed', 'cancelled', 'expired'),
      refunded: count('refunded'),
      byBkash: countBy('bkash'),
      byHand: countBy('manual'),
      notByHand: payments.filter(({ gateway, state }) => gateway === 'manual' && state === 'failed').length,
      withCode: codeUses,
      inParts: orders.filter(({ order }) => paidOf(order.id) > 1).length,
      moved: changes.filter(({ kind }) => kind === 'move').length,
      postponed: changes.filter(({ kind }) => kind === 'postponement').length,
      wishes: wishes.length,
      granted: wishes.filter(({ state }) => state === 'paid_out').length,
      refused: wishes.filter(({ state }) => state === 'refused').length,
      inCash: cash.length,
      waived: waivers.filter(({ state }) => state === 'given').length,
      waiversDeclined: waivers.filter(({ state }) => state === 'refused').length,
      signedRefunds: byTwo,
      unsignedRefunds: alone,
      declinedRefunds: payouts.filter(({ state }) => state === 'refused').length,
      closedDays,
      matchedLines,
      owedBack: wishes.filter(({ cause }) => cause === 'move').length,
      lostRefunds: refunds.filter(({ state, gatewayRef }) => state === 'failed' || gatewayRef?.startsWith('panel-'))
        .length,
    },
  }
}

/** `in ()` is no SQL. */
const ids = (found: number[]): number[] => (found.length === 0 ? [0] : found)

const readBooks = ({ db }: World, orderIds: number[]): Promise<(Books[number] & { orderId: number })[]> =>
  db
    .select({
      orderId: ledgerEntry.orderId,
      kind: ledgerEntry.kind,
      paymentId: ledgerEntry.paymentId,
      account: ledgerLine.account,
      amount: ledgerLine.amountPaisa,
    })
    .from(ledgerEntry)
    .innerJoin(ledgerLine, sql`${ledgerLine.entryId} = ${ledgerEntry.id}`)
    .where(inArray(ledgerEntry.orderId, orderIds))
    .orderBy(asc(ledgerEntry.id))

/** Numbers that are missing among the receipts of all schedules together. */
export async function findGaps({ db }: World): Promise<number[]> {
  const rows = await db.select({ number: invoice.number }).from(invoice).orderBy(asc(invoice.number))
  const [counter] = await db.select({ last: tables.invoiceCounter.last }).from(tables.invoiceCounter).where(sql`true`)
  const given = new Set(rows.map(({ number }) => number))
  return Array.from({ length: counter!.last }, (_, index) => index + 1).filter((number) => !given.has(number))
}
