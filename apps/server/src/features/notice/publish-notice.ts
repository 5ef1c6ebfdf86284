import { type Tx, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale, LocalizedText } from '@prostuti/text/locale'
import { eq } from 'drizzle-orm'
import { invalidFields } from '../../input/refuse-fields.ts'
import { writeAudit } from '../audit/index.ts'
import { tellLive } from '../live/index.ts'
import { cleanNotice } from './clean-notice.ts'

const { batch, course, notice, schedule } = tables

type Audience = { all: true } | { course: number } | { batch: number } | { schedule: number }

type NewNotice = {
  staffId: number
  to: Audience
  title: LocalizedText
  /** HTML as an editor gives it. */
  body: LocalizedText
  link?: string
  isPinned?: boolean
  now: Date
  locale: Locale
}

/** Says something at once, as a part of other work: a timetable that moved. What staff write themselves goes by the office's form. */
export async function publishNotice(
  tx: Tx,
  { staffId, to, now, locale, ...written }: NewNotice,
): Promise<{ noticeId: number }> {
  const texts = cleanNotice(written, locale)
  await refuseUnknown(tx, to, locale)
  const [made] = await tx
    .insert(notice)
    .values({
      ...texts,
      audience: 'schedule' in to ? 'schedule' : 'batch' in to ? 'batch' : 'course' in to ? 'course' : 'all',
      courseId: 'course' in to ? to.course : null,
      batchId: 'batch' in to ? to.batch : null,
      scheduleId: 'schedule' in to ? to.schedule : null,
      link: written.link ?? null,
      isPinned: written.isPinned ?? false,
      staffId,
      publishedAt: now,
      toldAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ noticeId: notice.id })
  const { noticeId } = made!
  await writeAudit(tx, {
    at: now,
    staffId,
    action: 'notice_published',
    resource: 'notice',
    resourceId: String(noticeId),
    detail: { notice_id: noticeId, ...to },
  })
  await tellLive(tx, to, { kind: 'notice', id: noticeId })
  return { noticeId }
}

async function refuseUnknown(tx: Tx, to: Audience, locale: Locale): Promise<void> {
  const count =
    'schedule' in to
      ? await tx.$count(schedule, eq(schedule.id, to.schedule))
      : 'batch' in to
        ? await tx.$count(batch, eq(batch.id, to.batch))
        : 'course' in to
          ? await tx.$count(course, eq(course.id, to.course))
          : 1
  if (count === 0) throw invalidFields({ to: messages.error_field_invalid_choice({}, { locale }) })
}
