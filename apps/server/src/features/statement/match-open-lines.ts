import { type Transaction, tables } from '@prostuti/db'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { findOurMoney } from './our-money.ts'
import { type Match, matchLines } from './rules/match-lines.ts'

const { statementLine } = tables

type Provider = (typeof tables.statementProviders)[number]

/** What nobody has decided yet. */
export const openLineStates = ['differs', 'proposed', 'stranger'] as const

const perUpdate = 1000

/** One at a time: two that match at once would both take the same money, and a day is closed by lines that stay as they are. */
export async function holdMatching(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('statement'))`)
}

/** Puts the open lines of a provider beside our money. What a person decided stays. */
export async function matchOpenLines(tx: Transaction, provider: Provider): Promise<{ matched: number; open: number }> {
  await holdMatching(tx)
  const rows = await tx
    .select()
    .from(statementLine)
    .where(
      and(
        eq(statementLine.provider, provider),
        inArray(statementLine.state, [...openLineStates]),
        isNull(statementLine.staffId),
      ),
    )
    .orderBy(asc(statementLine.at), asc(statementLine.id))
  const lines = rows.map(({ amountPaisa, feePaisa, taxPaisa, netPaisa, ...line }) => ({
    ...line,
    ...{ amount: amountPaisa, fee: feePaisa, tax: taxPaisa, net: netPaisa },
  }))
  const matches = matchLines(lines, await findOurMoney(tx, provider, lines))
  const changed = matches.map((match, at) => ({ id: rows[at]!.id, ...match }))
  for (let from = 0; from < changed.length; from += perUpdate) await write(tx, changed.slice(from, from + perUpdate))
  const matched = matches.filter(({ state }) => state === 'matched').length
  return { matched, open: matches.length - matched }
}

async function write(tx: Transaction, changed: readonly (Match & { id: number })[]): Promise<void> {
  const values = changed.map(({ id, state, way, candidates }) => {
    const [found] = state === 'matched' ? candidates : []
    return {
      ...{ id, state, way, candidates },
      payment_id: found?.kind === 'payment' ? found.id : null,
      refund_id: found?.kind === 'refund' ? found.id : null,
    }
  })
  await tx.execute(sql`
    update statement_line set state = found.state, way = found.way, candidates = found.candidates,
      payment_id = found.payment_id, refund_id = found.refund_id
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      as found(id int, state text, way text, candidates jsonb, payment_id int, refund_id int)
    where statement_line.id = found.id`)
}
