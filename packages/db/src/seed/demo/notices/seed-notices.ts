import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import { batch, course, doctor, enrolment, notice, noticeRead, staff } from '../../../tables/index.ts'
import { demoDoctors } from '../doctors.ts'
import { idsByName } from '../ids-by-name.ts'
import { type DemoNotice, demoNotices } from './notices.ts'

/** Notices for everybody, for courses and for the first demo doctor's batches; she has opened most of them. */
export async function seedNotices(tx: Tx, now: Date): Promise<void> {
  const [reader] = await tx.select({ id: doctor.id }).from(doctor).where(eq(doctor.phone, demoDoctors[0]!.phone))
  const courses = await tx.select({ id: course.id, slug: course.slug }).from(course)
  const courseId = idsByName('course', new Map(courses.map(({ slug, id }) => [slug, id])))
  const batchOf = await findBatches(tx, reader!.id)
  const [writer] = await tx.select({ id: staff.id }).from(staff).where(eq(staff.email, 'manager@example.com'))

  const sent = demoNotices.filter(({ to }) => to === 'all' || 'course' in to || batchOf.has(to.batchOf))
  const audienceOf = ({ to }: DemoNotice) => {
    if (to === 'all') return { audience: 'all' as const }
    if ('course' in to) return { audience: 'course' as const, courseId: courseId(to.course) }
    return { audience: 'batch' as const, batchId: batchOf.get(to.batchOf) }
  }
  const rows = await tx
    .insert(notice)
    .values(
      sent.map((each) => {
        const publishedAt = hoursBefore(now, each.hoursAgo)
        const { title, body, link, isPinned } = each
        const words = { title, body, link, isPinned, staffId: writer?.id ?? null }
        // One with a minus before its hours is planned; the server tells of it when its moment comes.
        const toldAt = each.hoursAgo < 0 ? null : publishedAt
        return { ...audienceOf(each), ...words, publishedAt, toldAt, createdAt: now, ...takenBack(each, now) }
      }),
    )
    .returning({ noticeId: notice.id })
  const opened = rows.filter((_, index) => !sent[index]?.isNew && sent[index]!.hoursAgo > 0)
  await tx
    .insert(noticeRead)
    .values(opened.map(({ noticeId }) => ({ doctorId: reader!.id, noticeId, readAt: hoursBefore(now, 1) })))
}

const takenBack = ({ isWithdrawn }: DemoNotice, now: Date) => ({
  withdrawnAt: isWithdrawn ? hoursBefore(now, 2) : null,
})

const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * 3_600_000)

/** By the slug of their course. */
async function findBatches(tx: Tx, doctorId: number): Promise<Map<string, number>> {
  const rows = await tx
    .select({ slug: course.slug, batchId: enrolment.batchId })
    .from(enrolment)
    .innerJoin(batch, eq(batch.id, enrolment.batchId))
    .innerJoin(course, eq(course.id, batch.courseId))
    .where(and(eq(enrolment.doctorId, doctorId), eq(enrolment.state, 'active')))
    .orderBy(asc(enrolment.id))
  return new Map(rows.map(({ slug, batchId }) => [slug, batchId]))
}
