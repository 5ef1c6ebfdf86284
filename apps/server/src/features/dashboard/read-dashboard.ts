import type { dashboard, ResponseOf } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { inArray } from 'drizzle-orm'
import { listOwnCourses } from '../enrolment/index.ts'
import { listComingEvents } from '../event-registration/index.ts'
import type { ParticipantCounts } from '../exam/index.ts'
import { countDueCards } from '../notebook/index.ts'
import { countUnread, listNotices } from '../notice/index.ts'
import { firstToWatch, pendingOf, progressOf, readRunningRows } from '../timetable/index.ts'
import { chooseNext } from './choose-next.ts'
import { findRunningExam } from './find-running-exam.ts'
import { listEndingSubscriptions, listParcels } from './list-on-the-way.ts'

type DashboardReader = { doctorId: number; locale: Locale; now: Date; counts: ParticipantCounts }

const noticesShown = 3

/** Asks each capability what it has for this doctor; none of it is worked out here a second time. */
export async function readDashboard(tx: Tx, asked: DashboardReader): Promise<ResponseOf<typeof dashboard>> {
  const { doctorId, now } = asked
  const courses = await readCourses(tx, asked)
  const rows = courses.flatMap((course) =>
    course.rows.map((row) => ({ ...row, course_id: course.id, course: course.title })),
  )
  const running = await findRunningExam(tx, asked)
  const next = chooseNext(rows, now)
  const { notices } = await listNotices(tx, { ...asked, page: 1, perPage: noticesShown, unreadOnly: false })
  return {
    running,
    next,
    events: await listComingEvents(tx, asked),
    courses: courses.map(({ id, title, rows }) => ({
      id,
      title,
      progress: progressOf(now, rows),
      pending: pendingOf(now, rows),
    })),
    // Counting them reads the whole notebook: not while everybody of a class comes here to enter it.
    cards_due: running === null && !isAboutToBegin(next[0], now) ? await countDueCards(tx, { doctorId, now }) : null,
    pending_lecture: presentPending(firstToWatch(now, rows)),
    notices: notices.map(({ id, title, published_at, is_unread }) => ({ id, title, published_at, is_unread })),
    unread: await countUnread(tx, { doctorId, now }),
    parcels: await listParcels(tx, asked),
    ending_subscriptions: await listEndingSubscriptions(tx, asked),
    server_time: now.toISOString(),
  }
}

const rushMs = 60 * 60_000

const isAboutToBegin = (row: OwnRow | undefined, now: Date): boolean =>
  row !== undefined && Date.parse(row.starts_at) - now.getTime() <= rushMs

type Pending = ResponseOf<typeof dashboard>['pending_lecture']
type OwnRow = ResponseOf<typeof dashboard>['next'][number]

function presentPending(row: OwnRow | undefined): Pending {
  if (row === undefined) return null
  const { event_id, schedule_id, title, teacher, course_id, course, lecture } = row
  return { event_id, schedule_id, title, teacher, course_id, course, last_day: lecture?.last_day ?? null }
}

async function readCourses(tx: Tx, { doctorId, locale, now, counts }: DashboardReader) {
  const own = await listOwnCourses(tx, doctorId)
  const titles = await readTitles(
    tx,
    own.map(({ batchId }) => batchId),
  )
  const rowsOf = await readRunningRows(tx, { courses: own, locale, now, counts })
  return own.map(({ id, batchId }) => ({
    id,
    title: pickText(titles.get(batchId) ?? { bn: '' }, locale),
    rows: (rowsOf.get(id) ?? []).map(({ row }) => row),
  }))
}

async function readTitles(tx: Tx, batchIds: number[]) {
  if (batchIds.length === 0) return new Map()
  const { batch } = tables
  const rows = await tx.select({ id: batch.id, title: batch.title }).from(batch).where(inArray(batch.id, batchIds))
  return new Map(rows.map(({ id, title }) => [id, title]))
}
