import { type SQL, sql } from 'drizzle-orm'
import { isUntold, type NewsSource, newsOf } from '../../push/index.ts'

type Row = { doctor_id: number; id: number; link: string; published_at: string; until: string | null }

/** A notice that only one doctor has because a key was corrected; it is told of by a switch of its own. */
const isOfCorrection = sql`exists (select from correction_effect effect
  where effect.doctor_id = fresh.doctor_id and effect.told_at = fresh.published_at)`

type Kind = 'notice' | 'key_corrected'

const lookedBackMs = (kind: Kind): number => newsOf(kind).worthMs

/** Notices of the last day, for those they are for who have not read them; none as both kinds, also when a correction is taken back. */
const noticeSource = (kind: Kind, { link, isOfKind }: { link: SQL; isOfKind: SQL }): NewsSource => ({
  kind,
  foundForMs: lookedBackMs(kind),
  async find(tx, { now, atMost }) {
    const moment = sql`${now.toISOString()}::timestamptz`
    const since = sql`${new Date(now.getTime() - lookedBackMs(kind)).toISOString()}::timestamptz`
    const thing = sql`own.id::text`
    const untold = isUntold({ kind, doctorId: sql`own.doctor_id`, thing, since: sql`own.published_at`, now })
    const { rows } = await tx.execute<Row>(sql`
      with fresh as materialized (
        select * from notice fresh where published_at > ${since} and published_at <= ${moment} and withdrawn_at is null
          and (until is null or until > ${moment}) and ${isOfKind}),
      listening as materialized (select distinct doctor_id from push_subscription),
      own as (
        select fresh.*, listening.doctor_id as reader_id from fresh cross join listening where fresh.audience = 'all'
        union all select fresh.*, doctor_id from fresh where audience = 'doctor'
        union all select fresh.*, e.doctor_id from fresh join enrolment e on e.schedule_id = fresh.schedule_id and e.state = 'active'
        union all select fresh.*, e.doctor_id from fresh join enrolment e on e.batch_id = fresh.batch_id and e.state = 'active'
        union all select fresh.*, e.doctor_id from fresh join batch on batch.course_id = fresh.course_id
          join enrolment e on e.batch_id = batch.id and e.state = 'active')
      select distinct own.doctor_id, own.id, ${link} as link, own.published_at, own.until
      from (select reader_id as doctor_id, id, own.link, published_at, until from own) own
      where ${untold} and not exists (
        select from push_told told where told.doctor_id = own.doctor_id and told.thing = own.id::text
          and told.kind in ('notice', 'key_corrected')) and not exists (
        select from notice_read read where read.doctor_id = own.doctor_id and read.notice_id = own.id)
      order by own.doctor_id, own.id limit ${atMost}`)
    const worthUntil = now.getTime() + newsOf(kind).worthMs
    return rows.map((row) => {
      // A class that has begun is no news.
      const until = new Date(Math.min(worthUntil, row.until === null ? Infinity : Date.parse(row.until)))
      return { doctorId: row.doctor_id, thing: String(row.id), link: row.link, at: new Date(row.published_at), until }
    })
  },
})

export const noticeSources = [
  noticeSource('notice', { link: sql`'/my/notices/' || own.id`, isOfKind: sql`not ${isOfCorrection}` }),
  // It leads to the result that it changed.
  noticeSource('key_corrected', {
    link: sql`coalesce(own.link, '/my/notices/' || own.id)`,
    isOfKind: sql`fresh.audience = 'doctor' and ${isOfCorrection}`,
  }),
]
