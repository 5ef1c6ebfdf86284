import type { Tx } from '@prostuti/db'
import { startOfDhakaDay } from '@prostuti/text/dhaka-date'
import { type SQL, sql } from 'drizzle-orm'
import { isOwnEnrolment } from '../../staff/index.ts'
import { type Scope, seesAll } from '../scope.ts'

const dayMs = 86_400_000

type Counts = { today: number; yesterday: number }

/** Who came today, and as many as had come yesterday by this time. An account belongs to no course: only who sees all is told of those. */
export async function readFigures(tx: Tx, { scope, now }: { scope: Scope; now: Date }) {
  const today = startOfDhakaDay(now)
  const ago = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`
  const midnight = sql`${today.toISOString()}::timestamptz`
  const both = (column: SQL, from: SQL): SQL => sql`
    select (count(*) filter (where ${column} >= ${midnight}))::int as today,
      (count(*) filter (where ${column} < ${midnight} and ${column} <= ${ago(dayMs)}))::int as yesterday
    from ${from} and ${column} >= ${midnight} - interval '1 day' and ${column} <= ${ago(0)}`
  const enrolled = sql`purchase_order where booked_at is not null and kind = 'enrolment'
    and ${isOwnEnrolment(scope, sql`purchase_order.enrolment_id`)}`
  const counted = async (query: SQL) => (await tx.execute<Counts>(query)).rows[0] ?? { today: 0, yesterday: 0 }
  const enrolments = await counted(both(sql`booked_at`, enrolled))
  if (!seesAll(scope)) return { enrolments, registrations: null }
  const registrations = await counted(both(sql`created_at`, sql`doctor where true`))
  return { enrolments, registrations }
}

/**
 * How many were here today and this week. An index on the last use would be written with every call of every doctor, in the middle of
 * an exam too: the sign-ins are read from end to end instead, and that seldom.
 */
export async function readActive(tx: Tx, now: Date): Promise<{ today: number; week: number }> {
  const { rows } = await tx.execute<{ today: number; week: number }>(sql`
    select (count(distinct doctor_id) filter (where last_used_at >= ${startOfDhakaDay(now).toISOString()}::timestamptz))::int as today,
      count(distinct doctor_id)::int as week
    from sign_in where ended_at is null and impersonated_by is null
      and last_used_at >= ${new Date(now.getTime() - 7 * dayMs).toISOString()}::timestamptz`)
  return rows[0] ?? { today: 0, week: 0 }
}
