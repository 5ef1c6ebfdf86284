import type { Database } from '@prostuti/db'
import { choiceOf, type SaverOptions } from './keep-saving.ts'

type ClaimedSaves = {
  options: SaverOptions
  paperId: number
  doctorIds: readonly number[]
  acknowledged: readonly number[]
}

const atOnce = 32

/** Every choice that was acknowledged and is not in the database as it was made: an empty list, or the product has failed. */
export async function missingSaves({ pool }: Database, { options, paperId, doctorIds, acknowledged }: ClaimedSaves) {
  const missing: { doctorId: number; questionId: number; sequence: number }[] = []
  for (let from = 0; from < doctorIds.length; from += atOnce) {
    const { rows } = await pool.query<{ step: string }>(
      `select attempt.doctor_id || ' ' || step.question_id || ' ' || step.sequence || ' ' || step.answer as step
       from attempt join answer_step step on step.attempt_id = attempt.id
       where attempt.paper_id = $1 and attempt.doctor_id = any($2)`,
      [paperId, doctorIds.slice(from, from + atOnce)],
    )
    const kept = new Set(rows.map(({ step }) => step))
    for (let examinee = from; examinee < Math.min(from + atOnce, doctorIds.length); examinee++)
      for (let nth = 0; nth < (acknowledged[examinee] ?? 0); nth++) {
        const { questionId, sequence, answer } = choiceOf(options, examinee, nth)
        const doctorId = doctorIds[examinee]!
        if (!kept.has(`${doctorId} ${questionId} ${sequence} ${answer}`))
          missing.push({ doctorId, questionId, sequence })
      }
  }
  return missing
}
