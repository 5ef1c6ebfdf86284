import { type Transaction, tables } from '@prostuti/db'
import { asc, eq, sql } from 'drizzle-orm'
import { replayCards } from '../reviewing/replay-cards.ts'

const { notebookCard } = tables

type Merge = { kept: number; gone: number; now: Date }

/**
 * The cards of an account that is merged go over; of one that both have, everything that either put in stays. Their reviews have gone
 * over before, and every card's memory is made anew from those of both.
 */
export async function mergeNotebooks(tx: Transaction, { kept, gone, now }: Merge): Promise<number> {
  const moved = await tx.execute(sql`
    insert into notebook_card (doctor_id, question_id, paper_id, version_id, sources, stems, by_hand, note, left_because,
      memory, last_rating, queue_on, corrected_at, made_at)
    select ${kept}, question_id, paper_id, version_id, sources, stems, by_hand, note, left_because,
      memory, last_rating, queue_on, corrected_at, made_at
    from notebook_card where doctor_id = ${gone}
    on conflict (doctor_id, question_id) do update set
      sources = notebook_card.sources || excluded.sources,
      -- Asked is what either asked: the whole question where one of them asks for it.
      stems = case when notebook_card.stems is null or excluded.stems is null then null
        else (select array_agg(distinct stem order by stem) from unnest(notebook_card.stems || excluded.stems) stem) end,
      by_hand = notebook_card.by_hand or excluded.by_hand,
      note = nullif(left(concat_ws(E'\\n', notebook_card.note, excluded.note), 2000), ''),
      left_because = case when notebook_card.left_because is null or excluded.left_because is null then null
        else notebook_card.left_because end,
      made_at = least(notebook_card.made_at, excluded.made_at)`)
  await tx.delete(notebookCard).where(eq(notebookCard.doctorId, gone))
  const cards = await tx
    .select({ questionId: notebookCard.questionId })
    .from(notebookCard)
    .where(eq(notebookCard.doctorId, kept))
    .orderBy(asc(notebookCard.questionId))
    .for('update')
  await replayCards(tx, { doctorId: kept, questionIds: cards.map(({ questionId }) => questionId), now })
  return moved.rowCount ?? 0
}
