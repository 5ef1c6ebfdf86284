import { type Db, type Transaction, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale, LocalizedText } from '@prostuti/text/locale'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { invalidFields } from '../../../input/refuse-fields.ts'
import { writeAudit } from '../../audit/index.ts'
import { tellLive } from '../../live/index.ts'
import { cleanInBoth, plainLine, refuseBadTexts } from '../../rich-text/index.ts'
import { secureLinkOf, youtubeIdOf, zoomNumberOf } from './read-meeting.ts'

const { liveClass, scheduleEvent } = tables

type Written =
  | { heldBy: 'zoom' | 'meet' | 'link'; link: string; passcode?: string }
  | { heldBy: 'youtube'; link: string }
  | { heldBy: 'hall'; hall: LocalizedText }

type ClassSetting = { eventId: number; class: Written; now: Date; locale: Locale }

type Place = Pick<
  typeof liveClass.$inferInsert,
  'heldBy' | 'link' | 'meetingNumber' | 'passcode' | 'youtubeId' | 'hall'
>

const nowhere = { link: null, meetingNumber: null, passcode: null, youtubeId: null, hall: null }

/** Staff say how a lecture is held, as they have its link. */
export const setLiveClass = (db: Db, { staffId, ...setting }: ClassSetting & { staffId: number }): Promise<void> =>
  db.transaction(async (tx) => {
    await putLiveClass(tx, setting)
    // The link itself is not repeated in a list that more people read.
    const detail = { event_id: setting.eventId, held_by: setting.class.heldBy }
    await writeAudit(tx, { at: setting.now, staffId, action: 'live_class_set', detail })
  })

/** The same within the office's own transaction, which writes it down. Open pages hear that something changed, not what. */
export async function putLiveClass(tx: Transaction, { eventId, now, locale, ...setting }: ClassSetting): Promise<void> {
  const { scheduleId } = await lockLecture(tx, eventId)
  const place = placeOf(setting.class, locale)
  await tx
    .insert(liveClass)
    .values({ scheduleEventId: eventId, ...place, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: liveClass.scheduleEventId, set: { ...place, updatedAt: now } })
  await tellLive(tx, { schedule: scheduleId }, { kind: 'class', id: eventId })
}

/** The row of a lecture under its lock; an exam is not held live. */
export async function lockLecture(tx: Transaction, eventId: number) {
  const [row] = await tx.select().from(scheduleEvent).where(eq(scheduleEvent.id, eventId)).for('update')
  if (row === undefined || row.kind === 'exam') throw new AppError('not_found')
  return row
}

function placeOf(written: Written, locale: Locale): Place {
  const refuse = (field: string) => invalidFields({ [field]: messages.error_field_invalid_choice({}, { locale }) })
  if (written.heldBy === 'hall') {
    const hall = cleanInBoth(written.hall, plainLine)
    refuseBadTexts({ hall }, { hall: 200 }, locale)
    return { ...nowhere, heldBy: 'hall', hall }
  }
  if (written.heldBy === 'youtube') {
    const youtubeId = youtubeIdOf(written.link)
    if (youtubeId === undefined) throw refuse('link')
    return { ...nowhere, heldBy: 'youtube', youtubeId }
  }
  const link = secureLinkOf(written.link)
  if (link === undefined) throw refuse('link')
  const meetingNumber = (written.heldBy === 'zoom' && zoomNumberOf(link)) || null
  return { ...nowhere, heldBy: written.heldBy, link, meetingNumber, passcode: written.passcode?.trim() || null }
}
