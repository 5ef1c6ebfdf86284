import type { Tx, tables } from '@prostuti/db'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import { type SQL, sql } from 'drizzle-orm'
import type { StaffMember } from '../../staff/index.ts'
import { hadText } from '../sending/had-text.ts'
import { audienceCondition, mayBeWrittenTo } from './audience-condition.ts'

type AudienceCount = { audience: tables.CampaignAudience; member: StaffMember; now: Date }

const sampled = 6

/** How many an audience reaches, some of them by name, and who of it is left out. */
export async function countAudience(
  tx: Tx,
  { audience, member, now, textHash }: AudienceCount & { textHash?: string },
) {
  const fits = audienceCondition(audience, member, dhakaDate(now))
  const isHeld = textHash === undefined ? sql`false` : hadText({ textHash, doctorId: sql`doctor.id`, now })
  const { rows } = await tx.execute<{ recipients: number; turned_off: number; held_back: number }>(sql`
    select count(*) filter (where writable and not held)::int as recipients,
      count(*) filter (where not writable)::int as turned_off,
      count(*) filter (where writable and held)::int as held_back
    from (select ${mayBeWrittenTo} as writable, ${isHeld} as held from doctor where ${fits}) fitting`)
  const sample = await tx.execute<{ name: string }>(sql`
    select name from doctor where ${fits} and ${mayBeWrittenTo} and not ${isHeld} order by md5(id::text) limit ${sampled}`)
  return { ...rows[0]!, sample: sample.rows.map(({ name }) => name) }
}

/** The doctors themselves, as a query of their ids. */
export const selectAudience = ({ audience, member, now }: AudienceCount): SQL =>
  sql`select doctor.id from doctor where ${audienceCondition(audience, member, dhakaDate(now))} and ${mayBeWrittenTo}`
