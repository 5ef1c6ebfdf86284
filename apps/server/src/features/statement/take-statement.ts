import { type Transaction, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import type { Locale } from '@prostuti/text/locale'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { invalidFields } from '../../input/refuse-fields.ts'
import { holdStatement } from './find-statement.ts'
import { matchOpenLines } from './match-open-lines.ts'
import { type FileLine, fingerprinter, readFileLines } from './read-lines.ts'
import { headerKey } from './rules/guess-mapping.ts'
import { missingColumns, type StatementMapping } from './rules/statement-fields.ts'

const { statementFile, statementLine, statementProfile } = tables

type Taking = { id: number; withoutFaulty: boolean; staffId: number; locale: Locale; now: Date }

const perInsert = 500

/** Keeps the lines of a file that are not here yet, and matches them. The layout is remembered for the next file. */
export async function takeStatement(
  tx: Transaction,
  { id, withoutFaulty, staffId, locale, now }: Taking,
): Promise<{ lines: number; repeated: number }> {
  const file = await holdStatement(tx, { id, state: 'open' })
  const { provider, sha256, cells } = file
  const mapping = file.mapping as StatementMapping
  const isSame = and(eq(statementFile.provider, provider), eq(statementFile.sha256, sha256))
  if ((await tx.$count(statementFile, and(isSame, eq(statementFile.state, 'taken')))) > 0)
    throw new AppError('statement_known')
  if (missingColumns(mapping).length > 0)
    throw invalidFields({ columns: messages.error_statement_columns({}, { locale }) })
  const reading = await readFileLines(cells ?? [], mapping)
  if (reading.faults.length > 0 && !withoutFaulty)
    throw invalidFields({ without_faulty: messages.error_statement_faulty({}, { locale }) })
  if (reading.lines.length === 0) throw invalidFields({ columns: messages.error_statement_empty({}, { locale }) })

  let lines = 0
  const fingerprintOf = fingerprinter()
  for (let from = 0; from < reading.lines.length; from += perInsert)
    lines += await insert(tx, { file, lines: reading.lines.slice(from, from + perInsert), fingerprintOf })
  const repeated = reading.lines.length - lines
  const days = reading.lines.map(({ line }) => dhakaDate(line.at)).toSorted()
  const passedOver = reading.passedOver + reading.faults.length
  await tx
    .update(statementFile)
    .set({
      state: 'taken',
      takenAt: now,
      cells: null,
      lines,
      repeated,
      passedOver,
      firstDay: days[0]!,
      lastDay: days.at(-1)!,
    })
    .where(eq(statementFile.id, id))
  const layout = { provider, headerKey: headerKey((cells ?? [])[mapping.headerRow] ?? []) }
  await tx
    .insert(statementProfile)
    .values({ ...layout, mapping: file.mapping!, staffId })
    .onConflictDoUpdate({
      target: [statementProfile.provider, statementProfile.headerKey],
      set: { mapping: file.mapping!, staffId, updatedAt: now },
    })
  await matchOpenLines(tx, provider)
  return { lines, repeated }
}

type Insert = {
  file: Pick<typeof statementFile.$inferSelect, 'id' | 'provider'>
  lines: readonly FileLine[]
  fingerprintOf: (line: FileLine) => string
}

async function insert(tx: Transaction, { file, lines, fingerprintOf }: Insert): Promise<number> {
  const values = lines.map((each) => {
    const { number, line, raw } = each
    const { amount, fee, tax, net, ...said } = line
    const isOurs = ['payment', 'refund', 'chargeback'].includes(line.kind)
    return {
      ...{ fileId: file.id, provider: file.provider, number, raw, ...said, fingerprint: fingerprintOf(each) },
      ...{ amountPaisa: amount, feePaisa: fee, taxPaisa: tax, netPaisa: net },
      state: isOurs ? ('stranger' as const) : ('left' as const),
    }
  })
  const made = await tx
    .insert(statementLine)
    .values(values)
    .onConflictDoNothing({ target: [statementLine.provider, statementLine.fingerprint] })
    .returning({ id: statementLine.id })
  return made.length
}
