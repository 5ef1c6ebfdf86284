import type { BodyOf, saveNotebookSettings } from '@prostuti/contract'
import { type Transaction, type Tx, tables } from '@prostuti/db'
import { queueDay, spreadFor, type Target } from '@prostuti/learning-rules/cards/queue-day'
import { studyDayOf } from '@prostuti/learning-rules/day/study-day'
import { and, count, eq, isNull, sql } from 'drizzle-orm'

const { notebookCard, notebookSettings } = tables

export type Settings = Omit<typeof notebookSettings.$inferSelect, 'doctorId'>

const usual: Settings = { dailyLimit: 20, targetExamOn: null, spreadDays: 21, correctionsReadAt: null }

export async function readSettings(tx: Tx, doctorId: number): Promise<Settings> {
  const [row] = await tx.select().from(notebookSettings).where(eq(notebookSettings.doctorId, doctorId))
  return row ?? usual
}

export const targetOf = ({ targetExamOn, spreadDays }: Settings): Target =>
  targetExamOn === null ? null : { examOn: targetExamOn, spreadDays }

type Wire = BodyOf<typeof saveNotebookSettings> & { spread_days: number }

/** The contract knows the limits that can be chosen, and so does the table. */
export const presentSettings = ({ dailyLimit, targetExamOn, spreadDays }: Settings): Wire => ({
  daily_limit: dailyLimit as Wire['daily_limit'],
  target_exam_on: targetExamOn,
  spread_days: spreadDays,
})

type Choice = { doctorId: number; body: BodyOf<typeof saveNotebookSettings>; now: Date }

/** Keeps what the doctor chose, and lays out anew on which days the cards come. */
export async function chooseSettings(tx: Transaction, { doctorId, body, now }: Choice): Promise<Settings> {
  const today = studyDayOf(now)
  const { daily_limit: dailyLimit, target_exam_on: targetExamOn } = body
  const isOwn = and(eq(notebookCard.doctorId, doctorId), isNull(notebookCard.leftBecause))
  const [counted] = await tx.select({ cards: count() }).from(notebookCard).where(isOwn)
  const spreadDays =
    targetExamOn === null
      ? usual.spreadDays
      : spreadFor({ today, examOn: targetExamOn, cards: counted!.cards, dailyLimit })
  const chosen = { dailyLimit, targetExamOn, spreadDays }
  const [saved] = await tx
    .insert(notebookSettings)
    .values({ doctorId, ...chosen })
    .onConflictDoUpdate({ target: notebookSettings.doctorId, set: chosen })
    .returning()
  await layOutAnew(tx, { doctorId, target: targetOf(saved!), today })
  return saved!
}

async function layOutAnew(
  tx: Transaction,
  { doctorId, target, today }: { doctorId: number; target: Target; today: string },
) {
  const cards = await tx
    .select({
      questionId: notebookCard.questionId,
      memory: notebookCard.memory,
      madeAt: notebookCard.madeAt,
      queueOn: notebookCard.queueOn,
    })
    .from(notebookCard)
    .where(eq(notebookCard.doctorId, doctorId))
    .orderBy(notebookCard.questionId)
    .for('update')
  const moved = cards.flatMap((card) => {
    const queueOn = queueDay(card, target, today)
    return queueOn === card.queueOn ? [] : [{ question_id: card.questionId, queue_on: queueOn }]
  })
  if (moved.length === 0) return
  await tx.execute(sql`
    update notebook_card set queue_on = moved.queue_on
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) moved(question_id integer, queue_on date)
    where doctor_id = ${doctorId} and notebook_card.question_id = moved.question_id`)
}

type Read = { doctorId: number; until: Date; now: Date }

/** The doctor has been told of corrections up to a moment; never of any that is still to come. */
export async function noteCorrectionsRead(tx: Tx, { doctorId, until, now }: Read): Promise<void> {
  const correctionsReadAt = until < now ? until : now
  const isLater = sql`greatest(${notebookSettings.correctionsReadAt}, excluded.corrections_read_at)`
  await tx
    .insert(notebookSettings)
    .values({ doctorId, correctionsReadAt })
    .onConflictDoUpdate({ target: notebookSettings.doctorId, set: { correctionsReadAt: isLater } })
}
