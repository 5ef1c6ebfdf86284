import type { Tx, tables } from '@prostuti/db'
import { sql } from 'drizzle-orm'
import { isOwnEnrolment } from '../../staff/index.ts'
import { type Scope, seesAll } from '../scope.ts'
import { paperInScope } from './read-exams.ts'

type Participation = { key: string; title: tables.LocalizedText; sat: number; expected: number }

/** The last exams that closed: who sat them, of those who could. Of a free one nobody knows who could. */
export async function readParticipation(tx: Tx, { scope, now }: { scope: Scope; now: Date }) {
  const at = sql`${now.toISOString()}::timestamptz`
  const ofScope = seesAll(scope) ? sql`` : sql`and ${isOwnEnrolment(scope, sql`enrolment.id`)}`
  const { rows } = await tx.execute<Participation>(sql`
    select paper.key, paper.title, counted.sat, counted.expected
    from (
      select * from paper where is_active and access = 'enrolled' and closes_at < ${at} and closes_at > ${at} - interval '60 days'
        and ${paperInScope(scope)} order by closes_at desc, id limit 4) paper
    join lateral (
      select count(*)::int as expected,
        (count(*) filter (where exists (
          select from attempt where attempt.paper_id = paper.id and attempt.doctor_id = enrolled.doctor_id)))::int as sat
      from (select distinct enrolment.doctor_id from enrolment join paper_batch on paper_batch.batch_id = enrolment.batch_id
        where paper_batch.paper_id = paper.id and enrolment.state = 'active' ${ofScope}) enrolled) counted on true
    where counted.expected > 0
    order by paper.closes_at desc, paper.id`)
  return { papers: rows }
}
