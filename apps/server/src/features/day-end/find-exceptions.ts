import type { ResponseOf } from '@prostuti/contract'
import type { readDayEnd } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { inArray, sql } from 'drizzle-orm'
import { openLineStates, readStatementLines } from '../statement/index.ts'
import type { CashCount } from './read-counts.ts'
import { type DayWay, inSpan, keptOf, type Span } from './read-ways.ts'

const { statementLine } = tables

type Exception = Omit<ResponseOf<typeof readDayEnd>['day']['exceptions'][number], 'explanation'>
type Provider = 'bkash' | 'sslcommerz'

type DayFacts = { day: string; span: Span; ways: readonly DayWay[]; counts: readonly CashCount[] }

/** Gateways whose statements say every payment. What was sent by hand, somebody has looked up. */
const statedWays: readonly Provider[] = ['bkash', 'sslcommerz']

/** Money that comes so late stands in the statement of the next day. */
const lateMs = 30 * 60_000

/** All of them: a day is not closed while one has no reason. */
const everyLine = 100_000

const nothing = { provider: null, branch: null, ours: null, line: null, is_late: false }

/** What of a day does not match: money that only we know, or only a statement, cash that is not what it should be. */
export async function findExceptions(tx: Tx, { day, span, ways, counts }: DayFacts): Promise<Exception[]> {
  const covered = await findCovered(tx, day)
  const stated = statedWays.filter((way) => covered.has(way))
  return [
    ...missingStatements(ways, covered),
    ...(await findOnlyOurs(tx, span, stated)),
    ...(await findLines(tx, span)),
    ...cashExceptions(ways, counts),
  ]
}

async function findCovered(tx: Tx, day: string): Promise<Set<string>> {
  const { rows } = await tx.execute<{ provider: string }>(sql`
    select distinct provider from statement_file where state = 'taken' and ${day}::date between first_day and last_day`)
  return new Set(rows.map(({ provider }) => provider))
}

const missingStatements = (ways: readonly DayWay[], covered: ReadonlySet<string>): Exception[] =>
  statedWays.flatMap((provider) => {
    const way = ways.find((each) => each.way === provider)
    if (way === undefined || covered.has(provider)) return []
    return [{ ...nothing, about: `statement:${provider}`, kind: 'no_statement' as const, paisa: keptOf(way), provider }]
  })

type OursRow = {
  provider: Provider
  kind: 'payment' | 'refund'
  id: number
  payment_id: number
  paisa: number
  doctor_id: number
  name: string
  reference: string
  at: Date
}

/** What staff sent back themselves did not go through the gateway, and its statement does not know it. */
async function findOnlyOurs(tx: Tx, span: Span, stated: readonly Provider[]): Promise<Exception[]> {
  if (stated.length === 0) return []
  const { rows } = await tx.execute<OursRow>(sql`
    select payment.gateway as provider, ledger_entry.kind, coalesce(refund.id, payment.id) as id, payment.id as payment_id,
      coalesce(-refund.amount_paisa, payment.amount_paisa) as paisa, doctor.id as doctor_id, doctor.name,
      coalesce(refund.gateway_ref, payment.gateway_trx, payment.transaction) as reference, ledger_entry.at
    from ledger_entry join payment on payment.id = ledger_entry.payment_id
      left join refund on refund.id = ledger_entry.refund_id
      join purchase_order on purchase_order.id = payment.order_id join doctor on doctor.id = purchase_order.doctor_id
    where ledger_entry.kind in ('payment', 'refund') and ledger_entry.at ${inSpan(span)}
      and payment.gateway = any(${sql.param(stated)}::text[]) and (refund.id is null or refund.asked > 0)
      and not exists (select from statement_line where state = 'matched'
        and case when refund.id is null then payment_id = payment.id and kind = 'payment' else refund_id = refund.id end)
    order by ledger_entry.at, ledger_entry.id`)
  return rows.map((row) => {
    const at = new Date(row.at)
    return {
      ...{ ...nothing, about: `${row.kind}:${row.id}`, kind: 'only_ours' as const, paisa: row.paisa },
      provider: row.provider,
      ours: {
        ...{ payment_id: row.payment_id, reference: row.reference, at: at.toISOString() },
        doctor: { id: row.doctor_id, name: row.name },
      },
      is_late: span.end.getTime() - at.getTime() <= lateMs,
    }
  })
}

/** Of the day itself; and of days that were closed before somebody brought them on this one. */
async function findLines(tx: Tx, { start, end }: Span): Promise<Exception[]> {
  const [from, to] = [start.toISOString(), end.toISOString()]
  const isOurs = sql`${inArray(statementLine.state, [...openLineStates])} and (
    (${statementLine.at} >= ${from}::timestamptz and ${statementLine.at} < ${to}::timestamptz)
    or (${statementLine.at} < ${from}::timestamptz and exists (
      select from statement_file join day_close on day_close.day = (${statementLine.at} at time zone 'Asia/Dhaka')::date
      where statement_file.id = ${statementLine.fileId} and closed_at <= taken_at
        and taken_at >= ${from}::timestamptz and taken_at < ${to}::timestamptz)))`
  const lines = await readStatementLines(tx, isOurs, everyLine)
  return lines.map((line) => ({
    ...{ ...nothing, about: `line:${line.id}`, line, provider: line.provider },
    kind: line.state === 'differs' ? ('differs' as const) : ('only_statement' as const),
    paisa: line.kind === 'payment' ? line.amount_paisa : -line.amount_paisa,
  }))
}

type Branch = { id: number; name: tables.LocalizedText }

/** Of each branch that took or gave cash, or whose drawer was counted. */
function cashExceptions(ways: readonly DayWay[], counts: readonly CashCount[]): Exception[] {
  const branches = new Map<number, Branch>()
  for (const { branch } of [...ways, ...counts]) if (branch) branches.set(branch.id, branch)
  return [...branches.values()].flatMap((branch): Exception[] => {
    const way = ways.find((each) => each.branch?.id === branch.id)
    const expected = way ? keptOf(way) : 0
    const count = counts.find((each) => each.branch.id === branch.id)
    const about = { ...nothing, about: `cash:${branch.id}`, branch }
    if (count === undefined) return [{ ...about, kind: 'cash_uncounted', paisa: expected }]
    const paisa = count.total - expected
    return paisa === 0 ? [] : [{ ...about, kind: 'cash_differs', paisa }]
  })
}
