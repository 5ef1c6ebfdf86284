import { createHash } from 'node:crypto'
import { type Transaction, type Tx, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { invalidFields } from '../../input/refuse-fields.ts'
import { readCells } from '../spreadsheet/index.ts'
import { guessMapping, headerKey } from './rules/guess-mapping.ts'
import type { StatementMapping } from './rules/statement-fields.ts'

const { statementFile, statementProfile } = tables

type Provider = (typeof tables.statementProviders)[number]
type Brought = { file: Buffer; provider: Provider; name: string; staffId: number; locale: Locale; now: Date }

const reading = { rowsAtMost: 20_000, keepsHours: true }

/** Keeps a file as it came, reads its cells, and proposes what its columns mean: as the same layout was read before, or by their names. */
export async function bringStatement(
  tx: Transaction,
  { file, provider, name, staffId, locale, now }: Brought,
): Promise<number> {
  const sha256 = createHash('sha256').update(file).digest('hex')
  const isSame = and(eq(statementFile.provider, provider), eq(statementFile.sha256, sha256))
  const known = await tx.$count(statementFile, and(isSame, eq(statementFile.state, 'taken')))
  if (known > 0) throw new AppError('statement_known')
  const cells = await readCells(file, locale, reading)
  if (cells.length < 2) throw invalidFields({ content: messages.error_statement_empty({}, { locale }) })
  const mapping = await proposeMapping(tx, provider, cells)
  const [made] = await tx
    .insert(statementFile)
    .values({ provider, name, content: file, sha256, cells, mapping: stored(mapping), staffId, createdAt: now })
    .returning({ id: statementFile.id })
  return made!.id
}

/** As it stands in the database. */
export const stored = ({ columns, ...mapping }: StatementMapping) => ({
  ...mapping,
  columns: Object.fromEntries(Object.entries(columns).filter(([, at]) => at !== undefined)) as Record<string, number>,
})

async function proposeMapping(tx: Transaction, provider: Provider, cells: string[][]): Promise<StatementMapping> {
  const guessed = guessMapping(cells)
  const profile = await findProfile(tx, provider, cells[guessed.headerRow] ?? [])
  // The names may stand in another row than last time.
  return profile === undefined ? guessed : { ...(profile.mapping as StatementMapping), headerRow: guessed.headerRow }
}

export async function findProfile(tx: Tx, provider: Provider, header: readonly string[]) {
  const [found] = await tx
    .select()
    .from(statementProfile)
    .where(and(eq(statementProfile.provider, provider), eq(statementProfile.headerKey, headerKey(header))))
  return found
}
