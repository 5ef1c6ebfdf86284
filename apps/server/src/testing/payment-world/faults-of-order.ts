import type { tables } from '@prostuti/db'
import type { Agreed } from './market.ts'

type PaymentRow = typeof tables.payment.$inferSelect

export type Books = { kind: string; paymentId: number | null; account: string; amount: number }[]

type Ordered = {
  order: typeof tables.purchaseOrder.$inferSelect
  isIn: boolean
  /** The doctor was to leave with a part of the money, and has left if no process died of it. */
  mayHaveLeft: boolean
  payments: PaymentRow[]
  parts: (typeof tables.orderInstalment.$inferSelect)[]
  books: Books
  /** What its payments were begun for, by payment. */
  agreed: ReadonlyMap<number, Agreed>
}

const sumKept = (sum: number, row: PaymentRow) => sum + row.amountPaisa - row.refundedPaisa

/** Paid means in, in means paid, and the books say the same. */
export function* faultsOfOrder(ordered: Ordered): Generator<string> {
  const { order, isIn, mayHaveLeft, payments, parts, books } = ordered
  const kept = payments.filter(({ state }) => state === 'paid' || state === 'refunded').reduce(sumKept, 0)
  const hasLeft = mayHaveLeft && order.closedAt !== null
  if (kept > 0 && !isIn && !hasLeft) yield 'it is paid and not enrolled'
  if (kept === 0 && isIn && order.totalPaisa > 0) yield 'it is enrolled and not paid'
  if (isIn && order.closedAt !== null) yield 'it is enrolled by an order that has ended'

  const { listPaisa, reductionPaisa, codePaisa, totalPaisa } = order
  if (totalPaisa < 0 || codePaisa < 0) yield `it costs ${totalPaisa}, of which a code took ${codePaisa}`
  if (totalPaisa !== listPaisa - reductionPaisa - codePaisa) yield 'its price does not add up'
  if (codePaisa > 0 && order.discountCodeId === null) yield 'it is cheaper by a code that it does not have'
  const planned = parts.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0)
  if (order.bookedAt !== null && planned !== totalPaisa) yield `its parts come to ${planned} of ${totalPaisa}`

  const balance = (account?: string) =>
    books
      .filter((line) => account === undefined || line.account === account)
      .reduce((sum, { amount }) => sum + amount, 0)
  if (balance() !== 0) yield 'its books do not balance'
  if (balance('cash') !== kept) yield `there are ${balance('cash')} in cash and ${kept} in payments`
  const owed = balance('receivable')
  if (owed < 0) yield 'less than nothing is owed'
  if (isIn && owed === 0 && order.paidAt === null) yield 'nothing is owed, and it does not count as paid'
  if (isIn && owed > 0 && order.plan === 'full') yield `it was to be paid at once, and ${owed} is owed`
  yield* faultsOfAgreement(ordered)
}

/** The first money binds the order to what was agreed when that payment began, whatever was changed since. */
function* faultsOfAgreement({ order, payments, parts, books, agreed }: Ordered): Generator<string> {
  const firstId = books.find(({ kind }) => kind === 'payment')?.paymentId
  const first = payments.find(({ id }) => id === firstId)
  if (first === undefined) return
  const { totalPaisa, codeId } = agreed.get(first.id)!
  if (order.totalPaisa !== totalPaisa) yield `it was begun to be paid at ${totalPaisa} and costs ${order.totalPaisa}`
  if (order.discountCodeId !== codeId) yield `code ${codeId} was agreed and code ${order.discountCodeId} is used`
  const firstPart = parts.find(({ number }) => number === 1)?.amountPaisa
  if (first.amountPaisa !== order.totalPaisa && first.amountPaisa !== firstPart)
    yield `it was booked for ${first.amountPaisa}, which is neither the whole nor its first part`
}
