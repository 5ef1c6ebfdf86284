import { and, asc, eq, lt, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import {
  adminVideo,
  batch,
  course,
  doctor,
  enrolment,
  type Inclusion,
  schedule,
  scheduleEvent,
  teacher,
  video,
  videoNote,
  videoProgress,
} from '../../../tables/index.ts'
import { type Day, dayOf, momentAt } from '../dhaka-calendar.ts'
import { demoDoctors } from '../doctors.ts'
import { demoTeachers } from '../teachers.ts'
import { type DeckName, decks } from './decks.ts'
import { demoGivenVideos, demoNotes } from './given-videos.ts'
import { watchedOf } from './how-far.ts'

/**
 * A recording for every lecture up to the end of today, of every batch that promises them, for as long as it does. Of those of
 * the first demo doctor's FCPS batch some are watched, some half, some not; that batch was given three more, and the doctor
 * wrote some notes.
 */
export async function seedVideos(tx: Tx, now: Date): Promise<void> {
  const today = dayOf(now)
  const own = await readOwnCourses(tx)
  for (const { doctorId, batchId, scheduleId, slug, inclusions } of own) {
    const recordings = await recordLectures(tx, { scheduleId, inclusions }, today)
    if (slug !== 'fcps-part-1') continue
    await watchSome(tx, doctorId, recordings, now)
    await giveVideos(tx, batchId, now)
  }
  const others = await tx
    .select({ scheduleId: schedule.id, inclusions: batch.inclusions })
    .from(schedule)
    .innerJoin(batch, eq(batch.id, schedule.batchId))
    .orderBy(asc(schedule.id))
  for (const other of others)
    if (!own.some(({ scheduleId }) => scheduleId === other.scheduleId)) await recordLectures(tx, other, today)
}

type Recorded = { scheduleId: number; inclusions: Inclusion[] }
type Own = Recorded & { doctorId: number; batchId: number; slug: string }

const readOwnCourses = (tx: Tx): Promise<Own[]> =>
  tx
    .select({
      doctorId: enrolment.doctorId,
      batchId: enrolment.batchId,
      scheduleId: enrolment.scheduleId,
      inclusions: batch.inclusions,
      slug: course.slug,
    })
    .from(enrolment)
    .innerJoin(doctor, eq(doctor.id, enrolment.doctorId))
    .innerJoin(batch, eq(batch.id, enrolment.batchId))
    .innerJoin(course, eq(course.id, batch.courseId))
    .where(and(eq(doctor.phone, demoDoctors[0]!.phone), eq(enrolment.state, 'active')))

/** 'Lecture 12: Diuretics' → 'Diuretics': a recording may be watched without its timetable. */
const withoutNumber = (text: string): string => text.replace(/^(?:লেকচার|Lecture) [\d০-৯]+: /, '')

/** What a lecture is about decides which of the few files stands in for it. */
function deckFor({ subject, title }: Pick<typeof scheduleEvent.$inferSelect, 'subject' | 'title'>): DeckName {
  const system = subject?.en ?? ''
  if (system.startsWith('Respiratory')) return 'lungVolumes'
  if (!system.startsWith('Cardiovascular')) return 'recap'
  return /heart|valv/i.test(title.en ?? '') ? 'cardiacCycle' : 'bloodPressure'
}

type Recording = { id: number; durationSeconds: number }

async function recordLectures(tx: Tx, { scheduleId, inclusions }: Recorded, today: Day): Promise<Recording[]> {
  const promise = inclusions.find(({ kind }) => kind === 'recordings' || kind === 'recordings_for_days')
  if (promise === undefined) return []
  const rows = await tx
    .select()
    .from(scheduleEvent)
    .where(
      and(
        eq(scheduleEvent.scheduleId, scheduleId),
        ne(scheduleEvent.kind, 'exam'),
        eq(scheduleEvent.isCancelled, false),
        lt(scheduleEvent.startsAt, momentAt(today + 1, 0)),
      ),
    )
    .orderBy(asc(scheduleEvent.startsAt), asc(scheduleEvent.id))
  if (rows.length === 0) return []
  const recordings = await tx
    .insert(video)
    .values(
      rows.map(({ title, subject, teacherId }) => ({
        title: { bn: withoutNumber(title.bn), ...(title.en && { en: withoutNumber(title.en) }) },
        subject,
        teacherId,
        ...decks[deckFor({ subject, title })],
      })),
    )
    .returning({ id: video.id, durationSeconds: video.durationSeconds })
  const updates = rows.map(({ id, startsAt }, nth) => {
    // To the end of the last day; without one, as long as the batch runs.
    const until = promise.days === undefined ? null : momentAt(dayOf(startsAt) + promise.days + 1, -1)
    return sql`(${id}::integer, ${recordings[nth]!.id}::integer, ${until?.toISOString() ?? null}::timestamptz)`
  })
  await tx.execute(sql`
    update schedule_event set video_id = recorded.video_id, video_until = recorded.until
    from (values ${sql.join(updates, sql`, `)}) as recorded (id, video_id, until)
    where schedule_event.id = recorded.id`)
  return recordings
}

async function watchSome(tx: Tx, doctorId: number, recordings: Recording[], now: Date): Promise<void> {
  const today = dayOf(now)
  const progress = recordings.flatMap(({ id, durationSeconds }, nth) => {
    const far = watchedOf(nth, recordings.length, durationSeconds)
    if (far === undefined) return []
    // In the evening, a day later for every lecture, the newest yesterday.
    const at = momentAt(today - Math.max(1, recordings.length - nth), 22 * 60)
    const completedAt = far.watchedSeconds >= durationSeconds * 0.9 ? at : null
    return { doctorId, videoId: id, ...far, positionAt: at, completedAt, updatedAt: at }
  })
  if (progress.length > 0) await tx.insert(videoProgress).values(progress)
  const [, second] = recordings
  if (second === undefined) return
  const at = momentAt(today - 2, 21 * 60)
  await tx.insert(videoNote).values(
    demoNotes.map((note) => ({
      ...{ doctorId, videoId: second.id, atSeconds: note.at, text: note.text },
      ...{ createdAt: at, updatedAt: at },
    })),
  )
}

async function giveVideos(tx: Tx, batchId: number, now: Date): Promise<void> {
  const today = dayOf(now)
  const teachers = await tx.select({ id: teacher.id, name: teacher.name }).from(teacher)
  const rows = await tx
    .insert(video)
    .values(
      demoGivenVideos.map(({ deck, teacher: who, title, subject }) => ({
        ...decks[deck],
        title,
        subject,
        teacherId: teachers.find(({ name }) => name.bn === demoTeachers[who].name.bn)?.id ?? null,
      })),
    )
    .returning({ id: video.id })
  await tx.insert(adminVideo).values(
    demoGivenVideos.map(({ note, published, until }, position) => ({
      ...{ batchId, videoId: rows[position]!.id, note, position },
      publishedAt: momentAt(today - published, 10 * 60),
      until: until === undefined ? null : momentAt(today + until + 1, -1),
    })),
  )
}
