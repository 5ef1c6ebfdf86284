import { type Transaction, tables } from '@prostuti/db'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import { and, eq, gte } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { holdMatching, matchOpenLines, openLineStates } from './match-open-lines.ts'

const { dayClose, payment, refund, statementLine } = tables

type Line = typeof statementLine.$inferSelect
type Deciding = { id: number; staffId: number; now: Date }
type Ours = { kind: 'payment' | 'refund'; id: number }

async function holdLine(tx: Transaction, id: number, states: readonly Line['state'][]): Promise<Line> {
  await holdMatching(tx)
  const [line] = await tx.select().from(statementLine).where(eq(statementLine.id, id)).for('no key update')
  if (line === undefined) throw new AppError('not_found')
  if (!states.includes(line.state)) throw new AppError('version_conflict')
  return line
}

/** A person says which money of ours a line is: of the same amount, and no other line's. */
export async function matchLine(tx: Transaction, { id, staffId, now, ours }: Deciding & { ours: Ours }): Promise<Line> {
  const line = await holdLine(tx, id, openLineStates)
  const isRefund = ours.kind === 'refund'
  if (isRefund !== (line.kind !== 'payment')) throw new AppError('version_conflict')
  const amounts = isRefund
    ? await tx.select({ paisa: refund.amountPaisa, state: refund.state }).from(refund).where(eq(refund.id, ours.id))
    : await tx.select({ paisa: payment.amountPaisa, state: payment.state }).from(payment).where(eq(payment.id, ours.id))
  const [found] = amounts
  if (found === undefined) throw new AppError('not_found')
  if (!['paid', 'refunded', 'done'].includes(found.state)) throw new AppError('version_conflict')
  if (line.isGross && found.paisa !== line.amountPaisa) throw new AppError('amount_differs')
  const column = isRefund ? statementLine.refundId : statementLine.paymentId
  const isTaken = and(eq(column, ours.id), eq(statementLine.state, 'matched'))
  if ((await tx.$count(statementLine, isTaken)) > 0) throw new AppError('version_conflict')
  await tx
    .update(statementLine)
    .set({
      ...{ state: 'matched', way: 'person', staffId, decidedAt: now, words: null },
      ...(isRefund ? { refundId: ours.id } : { paymentId: ours.id }),
    })
    .where(eq(statementLine.id, id))
  return line
}

/** It is no money of ours, or not for us to match: said in words. */
export async function settleLine(
  tx: Transaction,
  { id, staffId, now, words }: Deciding & { words: string },
): Promise<Line> {
  const line = await holdLine(tx, id, openLineStates)
  await tx
    .update(statementLine)
    .set({ state: 'settled', staffId, decidedAt: now, words })
    .where(eq(statementLine.id, id))
  return line
}

/** Takes back what a person said, and looks once more by itself. */
export async function reopenLine(tx: Transaction, { id }: Pick<Deciding, 'id'>): Promise<Line> {
  const line = await holdLine(tx, id, ['matched', 'settled'])
  if (line.staffId === null) throw new AppError('version_conflict')
  // Two people closed that day by what was said of this line.
  const closed = and(eq(dayClose.day, dhakaDate(line.at)), gte(dayClose.closedAt, line.decidedAt!))
  if ((await tx.$count(dayClose, closed)) > 0) throw new AppError('day_closed')
  await tx
    .update(statementLine)
    .set({ state: 'stranger', way: null, paymentId: null, refundId: null, staffId: null, decidedAt: null, words: null })
    .where(eq(statementLine.id, id))
  await matchOpenLines(tx, line.provider)
  return line
}
