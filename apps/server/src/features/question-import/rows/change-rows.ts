import type { BodyOf } from '@prostuti/contract'
import type { changeImportRows } from '@prostuti/contract/staff'
import { type Transaction, tables } from '@prostuti/db'
import { type QuestionTypeName, questionTypes } from '@prostuti/exam-rules'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { and, asc, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { invalidFields } from '../../../input/refuse-fields.ts'
import { requireSubject } from '../subjects.ts'
import type { ImportedQuestion } from './imported-question.ts'
import { withFittingKey } from './judge-mended.ts'
import { judgeAnew } from './mend-row.ts'
import { type ImportRow, isRow } from './present-row.ts'
import { stateOf } from './row-state.ts'

const { questionImportRow: row } = tables

type RowsChange = BodyOf<typeof changeImportRows>

const atOnce = 200

/** Does the same to many rows; answers how many it changed. Whole tables of them are changed by one statement where nothing is judged. */
export async function changeRows(
  tx: Transaction,
  { importId, asked, locale }: { importId: number; asked: RowsChange; locale: Locale },
): Promise<number> {
  const meant = and(eq(row.importId, importId), ne(row.state, 'taken'), isMeant(asked.rows))
  if (asked.action === 'leave')
    return changed(
      await tx
        .update(row)
        .set({ state: 'left', revision: raised })
        .where(and(meant, ne(row.state, 'left'))),
    )
  const isOpen = asked.action === 'take_back' ? eq(row.state, 'left') : ne(row.state, 'left')
  const change = await changeFor(tx, asked, locale)
  let count = 0
  for (let after = 0; ; ) {
    const rows = await tx
      .select()
      .from(row)
      .where(and(meant, isOpen, gt(row.number, after)))
      .orderBy(asc(row.number))
      .limit(atOnce)
    for (const each of rows) {
      const written = await change(tx, each)
      if (written === undefined) continue
      await tx
        .update(row)
        .set({ ...written, revision: raised })
        .where(isRow(each))
      count += 1
    }
    if (rows.length < atOnce) return count
    after = rows.at(-1)!.number
  }
}

const raised = sql`${row.revision} + 1`
const changed = ({ rowCount }: { rowCount: number | null }) => rowCount ?? 0

function isMeant(rows: RowsChange['rows']): SQL | undefined {
  if ('numbers' in rows) return inArray(row.number, rows.numbers)
  if ('fault' in rows) return sql`${row.faults} @> ${JSON.stringify([{ code: rows.fault }])}::jsonb`
  if ('similar' in rows) return sql`${row.similar} <> '[]'`
  return sql`${row.reading} ->> 'subject' = ${rows.subject}`
}

type Change = (tx: Transaction, row: ImportRow) => Promise<Partial<ImportRow> | undefined>

async function changeFor(tx: Transaction, { action, subject_id }: RowsChange, locale: Locale): Promise<Change> {
  switch (action) {
    case 'take_back':
      return async (_tx, each) => ({ state: stateOf(each) })
    case 'accept':
      return async (_tx, { faults }) => {
        const left = faults.filter(({ weight }) => weight === 'cannot')
        return { faults: left, similar: [], state: stateOf({ faults: left, similar: [] }) }
      }
    case 'set_subject': {
      if (subject_id === undefined) throw invalidFields({ subject_id: messages.error_field_required({}, { locale }) })
      const { name } = await requireSubject(tx, { subjectId: subject_id, locale, field: 'subject_id' })
      return async (_tx, { reading }) => ({ reading: { ...reading, subject: name.bn } })
    }
    case 'add_parts':
      return mending(withAllParts)
    case 'drop_empty_parts':
      return mending(withoutEmptyParts)
    case 'as_sba':
      return mending((reading) => withType(reading, 'sba'))
    case 'as_mcq':
      return mending((reading) => withType(reading, 'mcq'))
    case 'drop_pictures':
      return async (in_tx, each) => judgeAnew(in_tx, each, await withoutUnshown(in_tx, each))
    default:
      return async () => ({ state: 'left' })
  }
}

const mending =
  (mend: (reading: ImportedQuestion) => ImportedQuestion): Change =>
  (tx, each) =>
    judgeAnew(tx, each, withFittingKey(mend(each.reading)))

const emptyPart = (id: number) => ({ id, text: { bn: '' }, picture: null, note: null })

/** As many parts as such a question needs at least; somebody writes what they say. */
function withAllParts(reading: ImportedQuestion): ImportedQuestion {
  const { min } = questionTypes[reading.type].partCount
  const last = Math.max(0, ...reading.parts.map(({ id }) => id))
  const lacking = Math.max(0, min - reading.parts.length)
  return {
    ...reading,
    parts: [...reading.parts, ...Array.from({ length: lacking }, (_, nth) => emptyPart(last + nth + 1))],
  }
}

function withoutEmptyParts(reading: ImportedQuestion): ImportedQuestion {
  const parts = reading.parts.filter(({ text, picture }) => text.bn !== '' || picture !== null)
  const { key } = reading
  // The truth of a stem that is gone is of nothing.
  const ids = new Set(parts.map(({ id }) => id))
  const kept =
    key?.type === 'mcq'
      ? { ...key, stems: Object.fromEntries(Object.entries(key.stems).filter(([id]) => ids.has(Number(id)))) }
      : key
  return { ...reading, parts, key: kept }
}

const withType = (reading: ImportedQuestion, type: QuestionTypeName): ImportedQuestion => ({ ...reading, type })

/** Without the pictures that no browser shows. */
async function withoutUnshown(tx: Transaction, { importId, reading }: ImportRow): Promise<ImportedQuestion> {
  const { questionImportFile } = tables
  const unshown = await tx
    .select({ number: questionImportFile.number })
    .from(questionImportFile)
    .where(and(eq(questionImportFile.importId, importId), sql`${questionImportFile.width} is null`))
  const gone = new Set(unshown.map(({ number }) => number))
  return {
    ...reading,
    pictures: reading.pictures.filter(({ file }) => !gone.has(file)),
    parts: reading.parts.map((part) => ({
      ...part,
      picture: part.picture && gone.has(part.picture.file) ? null : part.picture,
    })),
  }
}
