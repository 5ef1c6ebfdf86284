import type { ResponseOf } from '@prostuti/contract'
import type { listStatements as listCall, readStatement } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { and, desc, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm'
import { findProfile } from './bring-statement.ts'
import type { FoundStatement } from './find-statement.ts'
import { openLineStates } from './match-open-lines.ts'
import { readFileLines } from './read-lines.ts'
import type { StatementLine } from './rules/read-line.ts'
import { missingColumns, type StatementMapping } from './rules/statement-fields.ts'

const { staff, statementFile, statementLine } = tables

type Listed = ResponseOf<typeof listCall>['rows'][number]
type Shown = ResponseOf<typeof readStatement>['statement']
type Provider = FoundStatement['provider']

const perPage = 30
const shownLines = 20

const { content: _, cells: __, ...columns } = getTableColumns(statementFile)
const ofState = (...states: (typeof statementLine.$inferSelect)['state'][]) =>
  sql<number>`(select count(*)::int from ${statementLine} where ${statementLine.fileId} = ${statementFile.id}
    and ${inArray(statementLine.state, states)})`
const listedColumns = {
  ...columns,
  by: { id: staff.id, name: staff.name },
  matched: ofState('matched'),
  open: ofState(...openLineStates),
}

export async function listStatements(
  tx: Tx,
  { provider, before }: { provider: Provider | undefined; before: number | undefined },
): Promise<ResponseOf<typeof listCall>> {
  const rows = await tx
    .select(listedColumns)
    .from(statementFile)
    .innerJoin(staff, eq(staff.id, statementFile.staffId))
    .where(
      and(
        provider && eq(statementFile.provider, provider),
        before === undefined ? undefined : lt(statementFile.id, before),
        sql`${statementFile.state} <> 'dropped'`,
      ),
    )
    .orderBy(desc(statementFile.id))
    .limit(perPage + 1)
  const shown = rows.slice(0, perPage)
  return { rows: shown.map(presentListed), next: rows.length > perPage ? shown.at(-1)!.id : null }
}

type ListedRow = Omit<FoundStatement, 'cells'> & { by: { id: number; name: string }; matched: number; open: number }

const presentListed = (row: ListedRow): Listed => ({
  ...{ id: row.id, provider: row.provider, name: row.name, state: row.state, by: row.by },
  ...{ created_at: row.createdAt.toISOString(), taken_at: row.takenAt?.toISOString() ?? null },
  ...{ first_day: row.firstDay, last_day: row.lastDay },
  counts: {
    ...{ lines: row.lines, repeated: row.repeated, passed_over: row.passedOver, matched: row.matched, open: row.open },
  },
})

/** One of them, with the first of its lines as they would be read while it is open. */
export async function presentStatement(tx: Tx, found: FoundStatement): Promise<Shown> {
  const [row] = await tx
    .select(listedColumns)
    .from(statementFile)
    .innerJoin(staff, eq(staff.id, statementFile.staffId))
    .where(eq(statementFile.id, found.id))
  return { ...presentListed(row!), preview: found.state === 'open' ? await previewOf(tx, found) : null }
}

async function previewOf(tx: Tx, { provider, cells, mapping: kept }: FoundStatement): Promise<Shown['preview']> {
  const mapping = kept as StatementMapping
  const header = (cells ?? [])[mapping.headerRow] ?? []
  const missing = missingColumns(mapping)
  const { lines, faults, passedOver } = await readFileLines(cells ?? [], mapping)
  return {
    is_known: (await findProfile(tx, provider, header)) !== undefined,
    mapping: {
      ...{ header_row: mapping.headerRow, columns: mapping.columns, day_order: mapping.dayOrder },
      default_kind: mapping.defaultKind,
    },
    header: header.slice(0, 40),
    missing,
    lines: lines.length,
    passed_over: passedOver,
    faults: faults.length,
    sample: lines.slice(0, shownLines).map(({ number, line }) => presentLine({ number, ...line })),
    first_faults: faults
      .slice(0, shownLines)
      .map(({ number, faults: [first] }) => ({ number, field: first!.field, cell: first!.cell.slice(0, 200) })),
  }
}

export const presentLine = (line: Omit<StatementLine, 'tax' | 'batch'> & { number: number }) => ({
  ...{ number: line.number, kind: line.kind, provider_id: line.providerId, own_ref: line.ownRef },
  ...{ at: line.at.toISOString(), has_time: line.hasTime, amount_paisa: line.amount, is_gross: line.isGross },
  ...{ fee_paisa: line.fee, net_paisa: line.net, payer_end: line.payerEnd.slice(-4), method: line.method },
  is_uneven: line.isUneven,
})
