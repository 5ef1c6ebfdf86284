import { type Transaction, tables } from '@prostuti/db'
import { eq, sql } from 'drizzle-orm'
import { areResultsOut, loadPaper, type Paper, ranksShown, resultLinks } from '../../exam/index.ts'
import { noticeDoctors } from '../../notice/index.ts'
import { correctionWords } from './correction-words.ts'

const { correctionEffect, keyCorrection } = tables

/** Few enough that what they are told is written in a moment. */
const toldAtOnce = 200

/** Everybody is told again. */
export async function forgetTold(tx: Transaction, correctionId: number): Promise<void> {
  await tx.update(correctionEffect).set({ toldAt: null }).where(eq(correctionEffect.correctionId, correctionId))
}

type Touched = {
  doctorId: number
  paperId: number
  position: number
  marksBefore: number
  marksAfter: number
  rankBefore: number | null
  rankAfter: number | null
}

/**
 * Tells the next few doctors whose mark a correction changed what they had and what they have; answers how many. Whose results are not
 * out has seen no mark, and is told nothing. Of several attempts at a paper the ranked one is meant, else the last.
 */
export async function tellSome(
  tx: Transaction,
  { correctionId, takesBack, now }: { correctionId: number; takesBack: boolean; now: Date },
): Promise<number> {
  const [correction] = await tx.select().from(keyCorrection).where(eq(keyCorrection.id, correctionId))
  const touched = await nextTouched(tx, { correctionId, questionId: correction!.questionId })
  for (const [paperId, own] of Map.groupBy(touched, (row) => row.paperId)) {
    const paper = await loadPaper(tx, paperId)
    if (!areResultsOut(now, paper.row)) continue
    await tellOfPaper(tx, { paper, own, takesBack, now, kind: correction!.kind })
  }
  const pairs = sql.join(
    touched.map(({ doctorId, paperId }) => sql`(${doctorId}::int, ${paperId}::int)`),
    sql`, `,
  )
  if (touched.length > 0)
    await tx.execute(sql`
      update correction_effect set told_at = ${now.toISOString()}::timestamptz
      where correction_id = ${correctionId} and (doctor_id, paper_id) in (${pairs})`)
  return touched.length
}

async function tellOfPaper(
  tx: Transaction,
  given: { paper: Paper; own: Touched[]; takesBack: boolean; now: Date; kind: (typeof tables.correctionKinds)[number] },
): Promise<void> {
  const { paper, own, takesBack, now, kind } = given
  const doctorIds = own.map(({ doctorId }) => doctorId)
  const [links, showsRanks] = await Promise.all([
    resultLinks(tx, { paper: paper.row, doctorIds }),
    ranksShown(tx, paper.row, now),
  ])
  const notices = own.map((row) => {
    const [was, is] = takesBack
      ? [
          { marks: row.marksAfter, rank: row.rankAfter },
          { marks: row.marksBefore, rank: row.rankBefore },
        ]
      : [
          { marks: row.marksBefore, rank: row.rankBefore },
          { marks: row.marksAfter, rank: row.rankAfter },
        ]
    const words = { exam: paper.row.title, position: row.position, kind, takesBack, was, is, showsRanks }
    return { doctorId: row.doctorId, ...correctionWords(words), link: links.get(row.doctorId)! }
  })
  await noticeDoctors(tx, notices, now)
}

async function nextTouched(
  tx: Transaction,
  { correctionId, questionId }: { correctionId: number; questionId: number },
): Promise<Touched[]> {
  const { rows } = await tx.execute<Touched>(sql`
    select distinct on (effect.doctor_id, effect.paper_id) effect.doctor_id as "doctorId", effect.paper_id as "paperId",
      array_position(array(select json_array_elements_text(attempt."order" -> 'questions')), ${String(questionId)}) as position,
      marks_before as "marksBefore", marks_after as "marksAfter", rank_before as "rankBefore", rank_after as "rankAfter"
    from correction_effect effect join attempt on attempt.id = effect.attempt_id
    where effect.correction_id = ${correctionId} and effect.told_at is null
      and (marks_before, out_of_before, outcome_before) is distinct from (marks_after, out_of_after, outcome_after)
    order by effect.doctor_id, effect.paper_id, (rank_after is null), effect.attempt_id desc
    limit ${toldAtOnce}`)
  return rows
}
