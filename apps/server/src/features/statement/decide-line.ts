import { type Transaction, tables } from '@prostuti/db'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import { and, eq, gte, sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { holdMatching, matchOpenLines, openLineStates } from './match-open-lines.ts'
import { gatewaysOf, storeAmount } from './our-money.ts'
import { isSameAmount } from './rules/match-lines.ts'
import { readAmount } from './rules/read-amount.ts'

const { dayClose, statementLine } = tables

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
  const found = await readOurs(tx, ours)
  if (found === undefined || !gatewaysOf[line.provider].includes(found.gateway)) throw new AppError('not_found')
  if (!['paid', 'refunded', 'done'].includes(found.state)) throw new AppError('version_conflict')
  const { isGross, amountPaisa: amount } = line
  // A statement of nets may say less than we know; where we do not know what should be left, a person does.
  const isLess = !isGross && found.net === null && amount < found.amount
  if (!isSameAmount({ isGross, amount }, found) && !isLess) throw new AppError('amount_differs')
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

async function readOurs(tx: Transaction, { kind, id }: Ours) {
  const { rows } = await tx.execute<{ state: string; gateway: string; amount: number; net: string | null }>(
    kind === 'refund'
      ? sql`select refund.state, payment.gateway, refund.amount_paisa as amount, null as net
          from refund join payment on payment.id = refund.payment_id where refund.id = ${id}`
      : sql`select state, gateway, amount_paisa as amount, ${storeAmount} as net from payment where id = ${id}`,
  )
  const [found] = rows
  return found && { ...found, net: found.net === null ? null : (readAmount(found.net) ?? null) }
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
