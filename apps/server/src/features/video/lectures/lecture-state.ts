import { daysUntil } from '@prostuti/text/dates'

export type LectureRow = { startsAt: Date; isCancelled: boolean; videoId: number | null; videoUntil: Date | null }

/** What a doctor can do with the lecture now. */
export function lectureState(
  { startsAt, isCancelled, videoId, videoUntil }: LectureRow,
  now: Date,
): 'cancelled' | 'upcoming' | 'waiting' | 'ready' | 'ended' {
  if (isCancelled) return 'cancelled'
  if (startsAt > now) return 'upcoming'
  if (videoId === null) return 'waiting'
  return videoUntil !== null && videoUntil < now ? 'ended' : 'ready'
}

/** Whole days of Dhaka's calendar until the last moment: 0 on that day itself. */
export const daysLeft = (until: Date | null, now: Date): number | null =>
  until === null ? null : Math.max(0, daysUntil(until, now))
