import type { ResponseOf } from '@prostuti/contract'
import type { listStatementLines } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import { and, asc, eq, gt, gte, inArray, lt, type SQL } from 'drizzle-orm'
import { orderNumber } from '../payment/index.ts'
import { openLineStates } from './match-open-lines.ts'
import { presentLine } from './present-statement.ts'

const { doctor, payment, purchaseOrder, refund, staff, statementLine } = tables

type Shown = ResponseOf<typeof listStatementLines>['rows'][number]
type Ours = Shown['candidates'][number]
type Query = {
  file?: number | undefined
  day?: string | undefined
  provider?: (typeof tables.statementProviders)[number] | undefined
  show?: 'open' | 'all' | (typeof tables.statementLineStates)[number] | undefined
  after?: number | undefined
}

const perPage = 50
const dayMs = 86_400_000

export async function listLines(tx: Tx, query: Query): Promise<ResponseOf<typeof listStatementLines>> {
  const { file, day, provider, show = 'open', after } = query
  const start = day === undefined ? undefined : dhakaMidnight(day)
  const rows = await readStatementLines(
    tx,
    and(
      file === undefined ? undefined : eq(statementLine.fileId, file),
      provider && eq(statementLine.provider, provider),
      start && and(gte(statementLine.at, start), lt(statementLine.at, new Date(start.getTime() + dayMs))),
      show === 'all' ? undefined : inArray(statementLine.state, show === 'open' ? [...openLineStates] : [show]),
      after === undefined ? undefined : gt(statementLine.id, after),
    ),
    perPage + 1,
  )
  const shown = rows.slice(0, perPage)
  return { rows: shown, next: rows.length > perPage ? shown.at(-1)!.id : null }
}

/** Lines with the money of ours that they are or could be. */
export async function readStatementLines(tx: Tx, where: SQL | undefined, limit = 1000): Promise<Shown[]> {
  const rows = await tx
    .select({ line: statementLine, by: { id: staff.id, name: staff.name } })
    .from(statementLine)
    .leftJoin(staff, eq(staff.id, statementLine.staffId))
    .where(where)
    .orderBy(asc(statementLine.id))
    .limit(limit)
  const named = rows.flatMap(({ line }) => [...line.candidates, ...ownOf(line)])
  const ours = await readOurs(tx, named)
  return rows.map(({ line, by }) => {
    const { amountPaisa, feePaisa, netPaisa, taxPaisa: _, ...said } = line
    const candidates = line.state === 'matched' ? ownOf(line) : line.candidates
    return {
      ...presentLine({ ...said, amount: amountPaisa, fee: feePaisa, net: netPaisa }),
      ...{ id: line.id, file_id: line.fileId, provider: line.provider, state: line.state, way: line.way },
      candidates: candidates.flatMap(({ kind, id, percent }) => {
        const found = ours.get(`${kind}:${id}`)
        return found ? [{ ...found, percent }] : []
      }),
      decided: by && line.decidedAt && { by, at: line.decidedAt.toISOString(), words: line.words },
    }
  })
}

const ownOf = ({ paymentId, refundId }: typeof statementLine.$inferSelect) =>
  refundId !== null
    ? [{ kind: 'refund' as const, id: refundId, percent: 100 }]
    : paymentId !== null
      ? [{ kind: 'payment' as const, id: paymentId, percent: 100 }]
      : []

async function readOurs(
  tx: Tx,
  named: readonly { kind: 'payment' | 'refund'; id: number }[],
): Promise<Map<string, Omit<Ours, 'percent'>>> {
  const idsOf = (kind: string) => [...new Set(named.filter((each) => each.kind === kind).map(({ id }) => id))]
  const about = {
    doctor: { id: doctor.id, name: doctor.name },
    order: { id: purchaseOrder.id, createdAt: purchaseOrder.createdAt },
  }
  const payments = await tx
    .select({ ...about, row: payment })
    .from(payment)
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, payment.orderId))
    .innerJoin(doctor, eq(doctor.id, purchaseOrder.doctorId))
    .where(inArray(payment.id, idsOf('payment')))
  const refunds = await tx
    .select({ ...about, row: refund })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, payment.orderId))
    .innerJoin(doctor, eq(doctor.id, purchaseOrder.doctorId))
    .where(inArray(refund.id, idsOf('refund')))
  const found = new Map<string, Omit<Ours, 'percent'>>()
  for (const { row, order, ...rest } of payments)
    found.set(`payment:${row.id}`, {
      ...{ kind: 'payment', id: row.id, payment_id: row.id, order: orderNumber(order), ...rest },
      ...{ amount_paisa: row.amountPaisa, at: (row.settledAt ?? row.startedAt).toISOString() },
      is_paid: row.state === 'paid' || row.state === 'refunded',
    })
  for (const { row, order, ...rest } of refunds)
    found.set(`refund:${row.id}`, {
      ...{ kind: 'refund', id: row.id, payment_id: row.paymentId, order: orderNumber(order), ...rest },
      ...{ amount_paisa: row.amountPaisa, at: (row.settledAt ?? row.createdAt).toISOString() },
      is_paid: row.state === 'done',
    })
  return found
}
