import { type Db, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { writeAudit } from '../../audit/index.ts'
import { tellLive } from '../../live/index.ts'
import { lockLecture } from './set-live-class.ts'

const { scheduleEvent, video } = tables

type Recording = { staffId: number; eventId: number; videoId: number; until?: Date | null; now: Date }

/** Staff put the recording of a lecture in its place: whoever waits for it on an open page sees it come. */
export const publishRecording = (db: Db, { staffId, eventId, videoId, until = null, now }: Recording): Promise<void> =>
  db.transaction(async (tx) => {
    const { scheduleId } = await lockLecture(tx, eventId)
    if ((await tx.$count(video, eq(video.id, videoId))) === 0) throw new AppError('not_found')
    await tx
      .update(scheduleEvent)
      .set({ videoId, videoUntil: until, updatedAt: now })
      .where(eq(scheduleEvent.id, eventId))
    const detail = { event_id: eventId, video_id: videoId }
    await writeAudit(tx, { at: now, staffId, action: 'recording_published', detail })
    await tellLive(tx, { schedule: scheduleId }, { kind: 'class', id: eventId })
  })
