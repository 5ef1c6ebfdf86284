import type { ResponseOf } from '@prostuti/contract'
import type { readImportRow } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { and, eq, inArray } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { keysShown } from '../../exam/index.ts'
import type { StaffMember } from '../../staff/index.ts'
import { textsFor } from '../alike/texts-for.ts'
import { countRows, nextIn } from './count-rows.ts'
import { type ImportedPicture, type ImportedQuestion, picturesOf } from './imported-question.ts'
import { wordingOf } from './reword.ts'

const { question, questionImport, questionImportFile, questionImportRow } = tables

export type RowAnswer = ResponseOf<typeof readImportRow>

export type ImportRow = typeof questionImportRow.$inferSelect

type RowOf = { importId: number; number: number }

export const isRow = ({ importId, number }: RowOf) =>
  and(eq(questionImportRow.importId, importId), eq(questionImportRow.number, number))

export async function findRow(tx: Tx, row: RowOf): Promise<ImportRow> {
  const [found] = await tx.select().from(questionImportRow).where(isRow(row))
  if (found === undefined) throw new AppError('not_found')
  return found
}

type Picture = { name: string; width: number | null; height: number | null }

/** Pictures of an import by their numbers. */
export async function findPictures(tx: Tx, importId: number, numbers: number[]): Promise<Map<number, Picture>> {
  if (numbers.length === 0) return new Map()
  const { number, name, width, height } = questionImportFile
  const found = await tx
    .select({ number, name, width, height })
    .from(questionImportFile)
    .where(and(eq(questionImportFile.importId, importId), inArray(number, numbers)))
  return new Map(found.map((each) => [each.number, each]))
}

type Reader = { member: StaffMember; now: Date }

/** One row as the screen shows it, and where to go on from it. */
export async function presentRow(tx: Tx, row: ImportRow, reader: Reader): Promise<RowAnswer> {
  const { importId, number, reading } = row
  const pictures = await findPictures(
    tx,
    importId,
    picturesOf(reading).map(({ file }) => file),
  )
  const texts = await textsFor(tx, { ...reader, ids: row.similar.map(({ questionId }) => questionId) })
  const next = (state: 'cannot' | 'look') => nextIn(tx, { importId, state, after: number })
  const isKeyShown = await mayKnowKey(tx, row, reader)
  const asked = presentQuestion(reading, pictures)
  return {
    row: {
      number,
      revision: row.revision,
      state: row.state,
      ...(isKeyShown ? asked : withoutKey(asked)),
      // The answer stands in them.
      lines: isKeyShown ? row.lines : [],
      faults: row.faults,
      similar: row.similar.map(({ questionId, percent }) => ({
        question_id: questionId,
        percent,
        text: texts.get(questionId) ?? null,
      })),
      question_id: row.questionId,
      bijoy: wordingOf(reading, row.lines),
    },
    next_fault: await next('cannot'),
    next_look: await next('look'),
    counts: await countRows(tx, importId),
  }
}

/** Once it is a question of the bank, its key is kept back as that one's is; not from whoever brought the file. */
async function mayKnowKey(tx: Tx, { importId, questionId }: ImportRow, { member, now }: Reader): Promise<boolean> {
  if (questionId === null) return true
  const [row] = await tx
    .select({ isShown: keysShown(member, now), broughtBy: questionImport.staffId })
    .from(question)
    .innerJoin(questionImport, eq(questionImport.id, importId))
    .where(eq(question.id, questionId))
  return row === undefined || row.isShown || row.broughtBy === member.id
}

function presentQuestion(reading: ImportedQuestion, pictures: ReadonlyMap<number, Picture>) {
  const { name, type, text, parts, fixedOrder, key, explanation, subject, topic, reference, tags } = reading
  const shown = ({ file, alt }: ImportedPicture) => {
    const { name = '', width = null, height = null } = pictures.get(file) ?? {}
    return { file, name, width, height, alt }
  }
  return {
    name,
    type,
    text,
    pictures: reading.pictures.map(shown),
    parts: parts.map((part) => ({ ...part, picture: part.picture && shown(part.picture) })),
    fixed_order: fixedOrder,
    key: key && wireKey(key),
    explanation,
    subject,
    topic,
    reference,
    tags,
  }
}

const withoutKey = (question: ReturnType<typeof presentQuestion>): typeof question => ({
  ...question,
  parts: question.parts.map((part) => ({ ...part, note: null })),
  key: null,
  explanation: null,
})

/** Files know nothing of corrections: of a key only what is right goes out. */
function wireKey(key: NonNullable<ImportedQuestion['key']>): NonNullable<RowAnswer['row']['key']> {
  return key.type === 'sba' ? { type: 'sba', options: [...key.options] } : { type: 'mcq', stems: { ...key.stems } }
}
