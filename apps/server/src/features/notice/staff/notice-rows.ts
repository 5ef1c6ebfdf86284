import type { noticeResource, noticeStates, RowOf } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { eq, type SQL, sql } from 'drizzle-orm'

const { notice, staff } = tables

type State = (typeof noticeStates)[number]
type Row = RowOf<typeof noticeResource>
type NoticeQuery = {
  where: SQL | undefined
  order?: SQL[]
  limit: number
  place?: SQL<string>
  now: Date
  /** How many doctors there are. */
  countAll: () => Promise<number>
}

/** Doctors whom a row of `notice` is for; null for everybody, who are counted once for all rows. */
const reaches = sql<number | null>`case notice.audience
  when 'all' then null
  when 'course' then (select count(distinct e.doctor_id)::int from enrolment e join batch b on b.id = e.batch_id
    where b.course_id = notice.course_id and e.state = 'active')
  when 'batch' then (select count(*)::int from enrolment e where e.batch_id = notice.batch_id and e.state = 'active')
  else (select count(*)::int from enrolment e where e.schedule_id = notice.schedule_id and e.state = 'active') end`

const reads = sql<number>`(select count(*)::int from notice_read r where r.notice_id = notice.id)`

const to = sql<Row['to']>`(select coalesce(json_agg(named.title), '[]') from (
  select c.title from course c where c.id = notice.course_id
  union all select b.title from batch b where b.id = notice.batch_id
  union all select b.title from schedule s join batch b on b.id = s.batch_id where s.id = notice.schedule_id
  union all select s.title from schedule s where s.id = notice.schedule_id) named)`

/** Lines of the office's list, or one of them. */
export async function noticeRows(tx: Tx, { where, order = [], limit, place, now, countAll }: NoticeQuery) {
  const rows = await tx
    .select({
      id: notice.id,
      title: notice.title,
      // What is for one doctor alone is the product's own, and in no list.
      audience: sql<Row['audience']>`${notice.audience}`,
      to,
      isPinned: notice.isPinned,
      publishedAt: notice.publishedAt,
      until: notice.until,
      withdrawnAt: notice.withdrawnAt,
      reaches,
      reads,
      by: staff.name,
      place: place ?? sql<string>`''`,
    })
    .from(notice)
    .leftJoin(staff, eq(staff.id, notice.staffId))
    .where(where)
    .orderBy(...order)
    .limit(limit)
  const everybody = rows.some((row) => row.reaches === null) ? await countAll() : 0
  return rows.map(({ isPinned, until, withdrawnAt, publishedAt, reaches: named, ...row }) => ({
    ...row,
    reaches: named ?? everybody,
    reads: Math.min(row.reads, named ?? everybody),
    state: stateOf({ publishedAt, until, withdrawnAt }, now),
    is_pinned: isPinned,
    published_at: publishedAt.toISOString(),
  }))
}

type Moments = Pick<typeof notice.$inferSelect, 'publishedAt' | 'until' | 'withdrawnAt'>

export function stateOf({ publishedAt, until, withdrawnAt }: Moments, now: Date): State {
  if (withdrawnAt !== null) return 'withdrawn'
  if (publishedAt > now) return 'planned'
  return until !== null && until <= now ? 'over' : 'out'
}

/** The same as a condition on `notice`. */
export function isInState(state: State, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`
  return {
    withdrawn: sql`notice.withdrawn_at is not null`,
    planned: sql`notice.withdrawn_at is null and notice.published_at > ${at}`,
    over: sql`notice.withdrawn_at is null and notice.until <= ${at}`,
    out: sql`notice.withdrawn_at is null and notice.published_at <= ${at} and (notice.until is null or notice.until > ${at})`,
  }[state]
}
