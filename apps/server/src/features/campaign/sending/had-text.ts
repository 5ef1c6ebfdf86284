import { type SQL, sql } from 'drizzle-orm'

type TextSent = { textHash: string; doctorId: SQL; now: Date; besides?: number }

const heldForHours = 24

/** A condition: the doctor was sent the same text within a day, by another campaign than `besides`. Whoever is in doubt counts. */
export const hadText = ({ textHash, doctorId, now, besides = 0 }: TextSent): SQL =>
  sql`exists (select from campaign other join campaign_recipient had on had.campaign_id = other.id
    where other.text_hash = ${textHash} and other.id <> ${besides} and had.doctor_id = ${doctorId}
      and had.state in ('sending', 'sent', 'doubtful')
      and had.tried_at > ${now.toISOString()}::timestamptz - make_interval(hours => ${heldForHours}))`
