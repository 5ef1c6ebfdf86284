import type { courseTimetable, ResponseOf } from '@prostuti/contract'
import { daysUntil } from '@prostuti/text/dates'

export type TimetableRow = ResponseOf<typeof courseTimetable>['rows'][number]
export type RowState = TimetableRow['state']

type Times = { startsAt: Date; endsAt: Date }

type Facts = Times & {
  isCancelled: boolean
  /** Undefined where the row has none, or it is not known of this reader. */
  lecture: LectureFacts | undefined
  exam: Pick<NonNullable<TimetableRow['exam']>, 'state' | 'opens_at'> | undefined
}

export type LectureFacts = {
  hasVideo: boolean
  completed: boolean
  /** Whether the doctor opened it while it was given live. */
  joined: boolean
  /** Whether the recording may still be watched. */
  watchable: boolean
}

/** Of two parts of one row the one that asks for more decides. */
const order = ['now', 'today', 'upcoming', 'to_do', 'missed', 'done', 'over'] as const satisfies RowState[]

/** How a row stands to the doctor at this moment. What was called off asks for nothing. */
export function rowState(now: Date, { isCancelled, lecture, exam, ...times }: Facts): RowState {
  if (isCancelled) return 'cancelled'
  const parts = [lecture && lectureState(now, times, lecture), exam && examState(now, times, exam)]
  return order.find((state) => parts.includes(state)) ?? byTime(now, times) ?? 'over'
}

/**
 * A lecture counts as done when its recording was watched, or when the doctor joined it live. It is missed when the recording is
 * closed; until then it waits.
 */
function lectureState(now: Date, times: Times, { hasVideo, completed, joined, watchable }: LectureFacts): RowState {
  if (completed) return 'done'
  const ahead = byTime(now, times)
  if (ahead !== undefined) return ahead
  if (joined) return 'done'
  if (!hasVideo) return 'over'
  return watchable ? 'to_do' : 'missed'
}

function examState(now: Date, times: Times, { state, opens_at }: NonNullable<Facts['exam']>): RowState {
  switch (state) {
    case 'running':
      return 'now'
    case 'finished':
      return 'done'
    case 'not_open':
      return ahead(now, new Date(opens_at))
    case 'open':
      // Many are open for days; only at the hour of the timetable is it "now".
      return byTime(now, times) === 'now' ? 'now' : 'to_do'
    default:
      return 'missed'
  }
}

/** Undefined when it is past. */
function byTime(now: Date, { startsAt, endsAt }: Times): RowState | undefined {
  if (now < startsAt) return ahead(now, startsAt)
  return now < endsAt ? 'now' : undefined
}

const ahead = (now: Date, at: Date): RowState => (daysUntil(at, now) <= 0 ? 'today' : 'upcoming')
