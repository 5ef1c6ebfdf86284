import { type Db, type Tx, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale, LocalizedText } from '@prostuti/text/locale'
import { eq } from 'drizzle-orm'
import { invalidFields } from '../../input/refuse-fields.ts'
import { writeAudit } from '../audit/index.ts'
import { tellLive } from '../live/index.ts'
import { cleanInBoth, cleanRichText, plainLine, refuseBadTexts } from '../rich-text/index.ts'

const { batch, course, notice } = tables

type Audience = { all: true } | { course: number } | { batch: number }

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

const maxLength = { title: 200, body: 50_000 }

/** Staff tell everybody, a course or a batch something, at once: whoever has a page open sees it appear. */
export const publishNotice = (
  db: Db,
  { staffId, to, now, locale, ...written }: NewNotice,
): Promise<{ noticeId: number }> =>
  db.transaction(async (tx) => {
    const texts = { title: cleanInBoth(written.title, plainLine), body: cleanInBoth(written.body, cleanRichText) }
    refuseBadTexts(texts, maxLength, locale)
    await refuseUnknown(tx, to, locale)
    const [made] = await tx
      .insert(notice)
      .values({
        ...texts,
        audience: 'batch' in to ? 'batch' : 'course' in to ? 'course' : 'all',
        courseId: 'course' in to ? to.course : null,
        batchId: 'batch' in to ? to.batch : null,
        link: written.link ?? null,
        isPinned: written.isPinned ?? false,
        publishedAt: now,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ noticeId: notice.id })
    const { noticeId } = made!
    await writeAudit(tx, { at: now, staffId, action: 'notice_published', detail: { notice_id: noticeId, ...to } })
    await tellLive(tx, to, { kind: 'notice', id: noticeId })
    return { noticeId }
  })

async function refuseUnknown(tx: Tx, to: Audience, locale: Locale): Promise<void> {
  const count =
    'batch' in to
      ? await tx.$count(batch, eq(batch.id, to.batch))
      : 'course' in to
        ? await tx.$count(course, eq(course.id, to.course))
        : 1
  if (count === 0) throw invalidFields({ to: messages.error_field_invalid_choice({}, { locale }) })
}
