import { tables } from '@prostuti/db'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Place } from './place.ts'
import type { World } from './world.ts'

const { invoice, ledgerEntry, ledgerLine, payment } = tables

type PaymentRow = typeof payment.$inferSelect

/** How a schedule ended, to show that all of it was tried. */
export type Ending = { enrolled: number; paid: number; held: number; failed: number; refunded: number }

/** What is wrong after a schedule; nothing, if the product keeps its word. */
export async function findFaults(world: World, place: Place): Promise<{ faults: string[]; ending: Ending }> {
  const orders = await place.readOrders()
  const ids = orders.map(({ order }) => order.id)
  const payments = ids.length === 0 ? [] : await world.db.select().from(payment).where(inArray(payment.orderId, ids))
  const books = await readBooks(world, ids)
  const receipts = await readReceipts(world, payments)
  const faults: string[] = []
  const check = (isFine: boolean, fault: string) => {
    if (!isFine) faults.push(fault)
  }

  for (const row of payments) {
    for (const fault of faultsOfPayment(world, row)) faults.push(`payment ${row.id} (${row.state}): ${fault}`)
    const wasTaken = books.some(({ kind, paymentId }) => kind === 'payment' && paymentId === row.id)
    check(wasTaken || row.state !== 'paid', `payment ${row.id} is paid and not in the books`)
    check(wasTaken === receipts.has(row.id), `payment ${row.id} and its receipt disagree`)
  }
  for (const { order, state } of orders) {
    const own = payments.filter(({ orderId }) => orderId === order.id)
    const kept = own.filter((row) => row.state === 'paid' || row.state === 'refunded').reduce(sumKept, 0)
    check(!(kept > 0 && state !== 'active'), `order ${order.id} is paid and not enrolled (${state})`)
    check(!(kept === 0 && state === 'active'), `order ${order.id} is enrolled and not paid`)
    const lines = books.filter(({ orderId }) => orderId === order.id)
    const balance = (account: string) =>
      lines.filter((line) => line.account === account).reduce((sum, line) => sum + line.amount, 0)
    check(lines.reduce((sum, line) => sum + line.amount, 0) === 0, `the books of order ${order.id} do not balance`)
    check(balance('cash') === kept, `order ${order.id} has ${balance('cash')} in cash and ${kept} in payments`)
    check(balance('receivable') >= 0, `less than nothing is owed for order ${order.id}`)
  }
  const active = orders.filter(({ state }) => state === 'active')
  faults.push(...(await place.findFaults(active)))

  const count = (...states: string[]) => payments.filter(({ state }) => states.includes(state)).length
  return {
    faults,
    ending: {
      enrolled: active.length,
      paid: count('paid'),
      held: count('on_hold'),
      failed: count('failed', 'cancelled', 'expired'),
      refunded: count('refunded'),
    },
  }
}

const sumKept = (sum: number, row: PaymentRow) => sum + row.amountPaisa - row.refundedPaisa

/** What we believe of a payment, against what the bank knows. */
function* faultsOfPayment({ bank }: World, row: PaymentRow): Generator<string> {
  const outcome = bank.sessions.get(row.transaction)?.outcome
  const hasMoney = outcome?.startsWith('pays') ?? false
  const isBelieved = ['paid', 'on_hold', 'refunded'].includes(row.state)
  if (hasMoney && !isBelieved) yield 'the bank has the money and we do not know it'
  if (!hasMoney && isBelieved) yield 'we believe in money that nobody paid'
  if (row.state === 'initiated') yield 'it was never settled'
  if (row.state === 'paid' && outcome === 'pays too little') yield 'it was taken for more than came'
  if (row.state === 'on_hold' && outcome === 'pays' && !['no_seat', 'overpaid'].includes(row.reason ?? ''))
    yield `good money is held (${row.reason})`
  const wentBack = [...bank.paidBack.values()].filter(({ transaction }) => transaction === row.transaction)
  const back = wentBack.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0)
  if (back !== row.refundedPaisa) yield `${back} went back and ${row.refundedPaisa} is written down`
}

const readBooks = ({ db }: World, orderIds: number[]) =>
  db
    .select({
      orderId: ledgerEntry.orderId,
      kind: ledgerEntry.kind,
      paymentId: ledgerEntry.paymentId,
      account: ledgerLine.account,
      amount: ledgerLine.amountPaisa,
    })
    .from(ledgerEntry)
    .innerJoin(ledgerLine, eq(ledgerLine.entryId, ledgerEntry.id))
    .where(inArray(ledgerEntry.orderId, orderIds.length === 0 ? [0] : orderIds))

async function readReceipts({ db }: World, payments: PaymentRow[]): Promise<Set<number>> {
  if (payments.length === 0) return new Set()
  const ids = payments.map(({ id }) => id)
  const rows = await db.select().from(invoice).where(inArray(invoice.paymentId, ids))
  return new Set(rows.map(({ paymentId }) => paymentId))
}

/** Numbers that are missing among the receipts of all schedules together. */
export async function findGaps({ db }: World): Promise<number[]> {
  const rows = await db.select({ number: invoice.number }).from(invoice).orderBy(asc(invoice.number))
  const [counter] = await db.select({ last: tables.invoiceCounter.last }).from(tables.invoiceCounter).where(sql`true`)
  const given = new Set(rows.map(({ number }) => number))
  return Array.from({ length: counter!.last }, (_, place) => place + 1).filter((number) => !given.has(number))
}
