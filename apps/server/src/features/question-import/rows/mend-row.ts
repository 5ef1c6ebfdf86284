import type { BodyOf } from '@prostuti/contract'
import type { mendImportRow } from '@prostuti/contract/staff'
import { type Transaction, tables } from '@prostuti/db'
import { readMtfKey } from '@prostuti/question-formats'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { invalidFields } from '../../../input/refuse-fields.ts'
import { findAlikeTo } from '../alike/find-alike.ts'
import { type ImportedQuestion, picturesOf, wordsOf } from './imported-question.ts'
import { judgeMended, withFittingKey } from './judge-mended.ts'
import { findPictures, findRow, type ImportRow, isRow } from './present-row.ts'
import { stateOf } from './row-state.ts'

const { questionImportRow } = tables

type Fields = BodyOf<typeof mendImportRow>['fields']

/** What the form says, over what was read. */
export function withFields(
  { reading, faults }: Pick<ImportRow, 'reading' | 'faults'>,
  fields: Fields,
): ImportedQuestion {
  const { fixed_order, ...rest } = fields
  const told = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  const written = withFittingKey({
    ...reading,
    ...(told as Partial<ImportedQuestion>),
    ...(fixed_order !== undefined && { fixedOrder: fixed_order }),
  })
  const said = faults.find(({ code }) => code === 'key_count')?.found
  return fields.parts && fields.key === undefined && said ? withKeyOfFile(written, said) : written
}

/** The file had more or fewer truths than stems: once there are as many stems, what it says is the key. */
function withKeyOfFile(question: ImportedQuestion, said: string): ImportedQuestion {
  const { type, key, parts } = question
  if (type !== 'mcq' || key !== null) return question
  const { key: read } = readMtfKey(said, parts.length)
  if (read?.type !== 'mcq') return question
  const stems = Object.fromEntries(parts.map(({ id }, at) => [id, read.stems[at + 1]!]))
  return { ...question, key: { type, stems } }
}

type Mending = {
  importId: number
  number: number
  revision: number
  locale: Locale
  change: (row: ImportRow) => ImportedQuestion
}

/** Writes one row anew, if nobody else has since it was opened, and judges it again. */
export async function mendRow(
  tx: Transaction,
  { importId, number, revision, locale, change }: Mending,
): Promise<ImportRow> {
  const row = await findRow(tx, { importId, number })
  if (row.state === 'taken' || row.revision !== revision) throw new AppError('version_conflict')
  const reading = change(row)
  const mended = await judgeAnew(tx, row, reading)
  if (mended === undefined) throw invalidFields({ pictures: messages.error_field_invalid_choice({}, { locale }) })
  const [written] = await tx
    .update(questionImportRow)
    .set({ ...mended, revision: revision + 1 })
    .where(and(isRow({ importId, number }), eq(questionImportRow.revision, revision)))
    .returning()
  if (written === undefined) throw new AppError('version_conflict')
  return written
}

type Judged = Pick<ImportRow, 'reading' | 'faults' | 'similar' | 'state'>

/** Undefined when it names a picture that the import does not have. */
export async function judgeAnew(
  tx: Transaction,
  row: ImportRow,
  reading: ImportedQuestion,
): Promise<Judged | undefined> {
  const files = picturesOf(reading).map(({ file }) => file)
  const pictures = await findPictures(tx, row.importId, files)
  if (files.some((file) => !pictures.has(file))) return undefined
  const shown = new Map([...pictures].map(([file, { name, width }]) => [file, { name, isShown: width !== null }]))
  const faults = judgeMended({ before: row.reading, after: reading, faults: row.faults, pictures: shown })
  const words = wordsOf(reading)
  const similar = words === wordsOf(row.reading) ? row.similar : await findAlikeTo(tx, words)
  return { reading, faults, similar, state: row.state === 'left' ? 'left' : stateOf({ faults, similar }) }
}
