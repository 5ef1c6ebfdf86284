import type { Tx } from '@prostuti/db'
import { sql } from 'drizzle-orm'
import {
  type Released,
  readAnswerReleases,
  readResultReleases,
  releasesLookedBackMs,
  resultLinks,
} from '../../exam/index.ts'
import { type FoundNews, isUntold, type NewsSource, newsOf } from '../../push/index.ts'

type Kind = 'result_out' | 'answers_open'
type Looking = { kind: Kind; now: Date; atMost: number }

/** Where the answers of a result are read, beside where the result is. */
const answersLink = (result: string, { kind, key }: Released['paper']): string =>
  kind === 'schedule_exam'
    ? result.replace(/\/exam\/result$/, '/exam/participated-questions-answer')
    : `/${kind === 'quiz' ? 'quiz' : 'bcs-exam'}-question-answer/${key}`

/**
 * Doctors whose attempt waited for a release: handed in before it, and none of theirs running. Of results only what is ranked waits for
 * one moment; whoever sits later has their mark at once, or waits for another paper.
 */
async function waitingFor(tx: Tx, { paper, at }: Released, { kind, now, atMost }: Looking): Promise<FoundNews[]> {
  const moment = sql`${at.toISOString()}::timestamptz`
  const thing = sql`${String(paper.id)}::text`
  const untold = isUntold({ kind, doctorId: sql`sat.doctor_id`, thing, since: moment, now })
  const { rows } = await tx.execute<{ doctor_id: number }>(sql`
    select distinct sat.doctor_id from attempt sat join attempt_result result on result.attempt_id = sat.id
    where sat.paper_id = ${paper.id} and sat.voided_at is null and sat.finished_at <= ${moment}
      and (result.ranked or ${kind === 'answers_open' || paper.closesAt === null}) and ${untold}
      and not exists (select from attempt open
        where open.doctor_id = sat.doctor_id and open.paper_id = sat.paper_id and open.finished_at is null)
    order by sat.doctor_id limit ${atMost}`)
  const links = await resultLinks(tx, { paper, doctorIds: rows.map(({ doctor_id }) => doctor_id) })
  const until = new Date(now.getTime() + newsOf(kind).worthMs)
  return rows.map(({ doctor_id: doctorId }) => {
    const result = links.get(doctorId)!
    const link = kind === 'result_out' ? result : answersLink(result, paper)
    return { doctorId, thing: String(paper.id), link, at, until }
  })
}

const releaseSource = (kind: Kind, read: (tx: Tx, now: Date) => Promise<Released[]>): NewsSource => ({
  kind,
  foundForMs: releasesLookedBackMs,
  async find(tx, { now, atMost }) {
    const found: FoundNews[] = []
    for (const released of await read(tx, now)) {
      if (found.length >= atMost) break
      found.push(...(await waitingFor(tx, released, { kind, now, atMost: atMost - found.length })))
    }
    return found
  },
})

export const resultSources = [
  releaseSource('result_out', readResultReleases),
  releaseSource('answers_open', readAnswerReleases),
]
