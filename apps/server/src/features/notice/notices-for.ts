import { type SQL, sql } from 'drizzle-orm'

export type Reader = { doctorId: number; now: Date }

/** What nobody opened in so many days is old, not new: whoever comes later is not greeted by years of it. */
const newForDays = 60

const order = sql`is_pinned desc, published_at desc, id desc`

/** A condition on `notice n`. Both ways of being pinned are named, so that the days are found in the index whichever it is. */
export const isUnread = ({ doctorId, now }: Reader): SQL => sql`
  n.is_pinned = any('{true,false}'::boolean[])
  and n.published_at > ${new Date(now.getTime() - newForDays * 86_400_000)}::timestamptz
  and not exists (select from notice_read r where r.doctor_id = ${doctorId} and r.notice_id = n.id)`

/** The courses, batches and schedules that the doctor is enrolled in now. */
const memberships = (doctorId: number): SQL => sql`
  select e.schedule_id, e.batch_id, b.course_id from enrolment e join batch b on b.id = e.batch_id
  where e.doctor_id = ${doctorId} and e.state = 'active'`

/**
 * The doctor's published notices as rows of `notice`, the first so many of each audience: so that a page costs no more
 * among ten thousand notices of other batches than among ten.
 */
export function noticesFor({ doctorId, now }: Reader, { atMost, only }: { atMost: number; only?: SQL }): SQL {
  const firstOf = (audience: SQL) => sql`(
    select n.* from notice n
    where ${audience} and n.published_at <= ${now}::timestamptz and n.withdrawn_at is null and (n.until is null or n.until > ${now}::timestamptz) ${only && sql`and ${only}`}
    order by ${order} limit ${atMost})`
  return sql`
    with membership as materialized (${memberships(doctorId)})
    select * from ${firstOf(sql`n.audience = 'all'`)} for_all
    union all
    select * from ${firstOf(sql`n.doctor_id = ${doctorId}`)} for_one
    union all
    select mine.* from (select distinct course_id from membership) p
      cross join lateral ${firstOf(sql`n.course_id = p.course_id`)} mine
    union all
    select mine.* from (select distinct batch_id from membership) p
      cross join lateral ${firstOf(sql`n.batch_id = p.batch_id`)} mine
    union all
    select mine.* from (select distinct schedule_id from membership) p
      cross join lateral ${firstOf(sql`n.schedule_id = p.schedule_id`)} mine`
}

/** Whether `notice n` is published and for the doctor. */
export const isFor = ({ doctorId, now }: Reader): SQL => sql`
  n.published_at <= ${now}::timestamptz and n.withdrawn_at is null and (
    n.audience = 'all'
    or n.doctor_id = ${doctorId}
    or n.course_id in (select course_id from (${memberships(doctorId)}) p)
    or n.batch_id in (select batch_id from (${memberships(doctorId)}) p)
    or n.schedule_id in (select schedule_id from (${memberships(doctorId)}) p))`

export { order as noticeOrder }
