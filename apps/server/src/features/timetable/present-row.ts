import { type Locale, pickText } from '@prostuti/text/locale'
import type { ExamCard } from '../exam/index.ts'
import { presentClass } from '../live-class/index.ts'
import { examOfRow } from './exam-of-row.ts'
import type { LoadedRow } from './load-rows.ts'
import { rowState, type TimetableRow } from './row-state.ts'

type RowReader = {
  now: Date
  locale: Locale
  /** Of the doctor's own schedule alone: what belongs to them stands in the row. */
  own?: { cards: ReadonlyMap<number, ExamCard>; isRunning: boolean }
}

export function presentRow(loaded: LoadedRow, { now, locale, own }: RowReader): TimetableRow {
  const { event } = loaded
  const isLecture = own !== undefined && event.kind !== 'exam'
  const lecture = isLecture ? presentLecture(loaded) : null
  const exam = own ? presentExam(loaded, own.cards) : null
  const watchable = own?.isRunning === true && (event.videoUntil === null || now <= event.videoUntil)
  const state = rowState(now, {
    ...event,
    lecture: lecture
      ? { hasVideo: lecture.has_video, completed: lecture.completed, joined: loaded.joinedAt !== null, watchable }
      : undefined,
    exam: exam ?? undefined,
  })
  return {
    event_id: event.id,
    schedule_id: event.scheduleId,
    kind: event.kind,
    title: pickText(event.title, locale),
    subject: pickText(event.subject, locale),
    teacher: pickText(loaded.teacher, locale),
    starts_at: event.startsAt.toISOString(),
    ends_at: event.endsAt.toISOString(),
    questions: event.questions,
    is_cancelled: event.isCancelled,
    state,
    lecture,
    live_class: isLecture ? presentClass(loaded.liveClass, loaded.joinedAt, locale) : null,
    exam,
  }
}

function presentLecture({ event, durationSeconds, watchedSeconds, completedAt }: LoadedRow) {
  return {
    has_video: event.videoId !== null,
    watched_seconds: watchedSeconds ?? 0,
    duration_seconds: durationSeconds ?? 0,
    completed: completedAt !== null,
    last_day: event.videoUntil?.toISOString() ?? null,
  }
}

/** An exam that was called off cannot be begun; whoever had sat it keeps it. */
function presentExam({ event }: LoadedRow, cards: ReadonlyMap<number, ExamCard>): TimetableRow['exam'] {
  const card = event.paperId === null ? undefined : cards.get(event.paperId)
  if (card === undefined || (event.isCancelled && card.mine === null)) return null
  return examOfRow(card)
}
