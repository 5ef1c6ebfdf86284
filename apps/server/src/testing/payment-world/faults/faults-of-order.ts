import type { tables } from '@prostuti/db'
import type { Agreed } from '../market.ts'

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
  /** What was changed after it was booked, and the doctor's wishes for money back. */
  changes: (typeof tables.orderChange.$inferSelect)[]
  wishes: (typeof tables.refundRequest.$inferSelect)[]
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
  const move = ordered.changes.find(({ kind }) => kind === 'move')
  if (isIn && owed > 0 && order.plan === 'full' && move === undefined)
    yield `it was to be paid at once, and ${owed} is owed`
  yield* faultsOfAgreement(ordered)
  yield* faultsOfWishes(ordered)
}

/** What is owed back waits for somebody, what was granted has left, and whoever wanted to stay is in. */
function* faultsOfWishes({ order, isIn, books, wishes }: Ordered): Generator<string> {
  const owedBack = -books.filter(({ account }) => account === 'payable').reduce((sum, { amount }) => sum + amount, 0)
  const open = wishes.filter(({ state }) => state === 'asked' || state === 'looked_at')
  if (open.length > 1) yield 'two wishes for its money are open'
  if (owedBack < 0) yield 'more was given back than was owed back'
  if (owedBack > 0 && order.closedAt === null && open.length === 0)
    yield `${owedBack} is owed back, and nobody is asked for it`
  if (wishes.some(({ state }) => state === 'granted')) yield 'what was granted never left'
  const hasLeft = wishes.some(({ cause, state }) => cause === 'leaving' && state === 'paid_out')
  if (hasLeft && isIn) yield 'its doctor got the money back and is still in'
}

/** The first money binds the order to what was agreed when that payment began, whatever was changed since. */
function* faultsOfAgreement({ order, payments, parts, books, agreed, changes }: Ordered): Generator<string> {
  const firstId = books.find(({ kind }) => kind === 'payment')?.paymentId
  const first = payments.find(({ id }) => id === firstId)
  if (first === undefined) return
  const { totalPaisa, codeId } = agreed.get(first.id)!
  // What was changed since is written down as it was.
  const [before] = changes.toSorted((one, other) => one.id - other.id).map((each) => each.before)
  const booked = before?.total ?? order.totalPaisa
  if (booked !== totalPaisa) yield `it was begun to be paid at ${totalPaisa} and was booked at ${booked}`
  if (order.discountCodeId !== codeId) yield `code ${codeId} was agreed and code ${order.discountCodeId} is used`
  const firstPart = before ? before.parts[0]?.amount : parts.find(({ number }) => number === 1)?.amountPaisa
  if (first.amountPaisa !== booked && first.amountPaisa !== firstPart)
    yield `it was booked for ${first.amountPaisa}, which is neither the whole nor its first part`
}
