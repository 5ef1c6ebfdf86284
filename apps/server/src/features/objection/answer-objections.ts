import { type Transaction, type Tx, tables } from '@prostuti/db'
import type { LocalizedText } from '@prostuti/text/locale'
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { loadPaper, type Paper, resultLinks } from '../exam/index.ts'
import { noticeDoctors } from '../notice/index.ts'
import { objectionWords } from './objection-words.ts'

const { attempt, correctionEffect, objection } = tables

type ObjectionRow = typeof objection.$inferSelect

type Answer = {
  verdict: 'accepted' | 'declined'
  answer: { bn: string; en?: string }
  staffId: number
  correctionId?: number
  now: Date
}

/** Answers some objections that are open and tells each doctor; gives back how many there were. */
export async function answerObjections(tx: Transaction, ids: readonly number[], given: Answer): Promise<number> {
  const { verdict, answer, staffId, correctionId = null, now } = given
  const answered = await tx
    .update(objection)
    .set({ verdict, answer, answeredAt: now, staffId, correctionId })
    .where(and(inArray(objection.id, [...ids]), isNull(objection.answeredAt)))
    .returning()
  for (const [paperId, own] of Map.groupBy(answered, (row) => row.paperId))
    await tellObjectors(tx, { paper: await loadPaper(tx, paperId), own, answer, verdict, now })
  return answered.length
}

type Telling = Pick<Answer, 'verdict' | 'now'> & { paper: Paper; own: ObjectionRow[]; answer: LocalizedText }

async function tellObjectors(tx: Transaction, { paper, own, answer, verdict, now }: Telling): Promise<void> {
  const doctorIds = own.map(({ doctorId }) => doctorId)
  const [links, told, positions] = await Promise.all([
    resultLinks(tx, { paper: paper.row, doctorIds }),
    toldAlready(tx, own),
    positionsOf(tx, own),
  ])
  const notices = own
    // Whom the correction has already told a new mark needs no second word of the same.
    .filter(({ doctorId }) => !told.has(doctorId))
    .map((row) => ({
      doctorId: row.doctorId,
      ...objectionWords({ exam: paper.row.title, position: positions.get(row.id) ?? 1, verdict, answer }),
      link: links.get(row.doctorId)!,
    }))
  await noticeDoctors(tx, notices, now)
}

async function toldAlready(tx: Tx, own: readonly ObjectionRow[]): Promise<Set<number>> {
  const correctionIds = own.flatMap(({ correctionId }) => correctionId ?? [])
  if (correctionIds.length === 0) return new Set()
  const rows = await tx
    .selectDistinct({ doctorId: correctionEffect.doctorId })
    .from(correctionEffect)
    .where(and(inArray(correctionEffect.correctionId, correctionIds), isNotNull(correctionEffect.toldAt)))
  return new Set(rows.map(({ doctorId }) => doctorId))
}

/** Where the question stood for each of them, by objection. */
async function positionsOf(
  tx: Tx,
  own: readonly Pick<ObjectionRow, 'id' | 'paperId' | 'questionId' | 'doctorId'>[],
): Promise<Map<number, number>> {
  if (own.length === 0) return new Map()
  const rows = await tx
    .select({
      id: objection.id,
      position: sql<number>`array_position(array(select json_array_elements_text(${attempt.order} -> 'questions')), ${objection.questionId}::text)`,
    })
    .from(objection)
    .innerJoin(attempt, and(eq(attempt.paperId, objection.paperId), eq(attempt.doctorId, objection.doctorId)))
    .where(
      inArray(
        objection.id,
        own.map(({ id }) => id),
      ),
    )
    .orderBy(attempt.number)
  return new Map(rows.map(({ id, position }) => [id, position]))
}

/** A published correction answers everybody who objected to the question, with its own reason. */
export async function settleObjections(
  tx: Transaction,
  { correction, now }: { correction: typeof tables.keyCorrection.$inferSelect; now: Date },
): Promise<void> {
  const { reason } = correction
  if (reason === null) return
  const open = await tx
    .select({ id: objection.id })
    .from(objection)
    .where(and(eq(objection.questionId, correction.questionId), isNull(objection.answeredAt)))
  await answerObjections(
    tx,
    open.map(({ id }) => id),
    { verdict: 'accepted', answer: reason, staffId: correction.createdBy, correctionId: correction.id, now },
  )
}

/** What it answered is open again once it is taken back. */
export async function reopenObjections(tx: Transaction, correctionId: number): Promise<void> {
  await tx
    .update(objection)
    .set({ verdict: null, answer: null, answeredAt: null, staffId: null, correctionId: null })
    .where(eq(objection.correctionId, correctionId))
}
