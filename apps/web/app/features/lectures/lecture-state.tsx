import { formatDate, formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { EmptyState } from '@prostuti/ui/empty-state'
import { useEffect } from 'react'
import { useClock } from '../../kit/clock/use-clock.ts'
import type { Lecture } from './lecture-queries.ts'
import { ReviewClosed, WaitingScreen } from './pictures.tsx'
import { TimeLeft } from './time-left.tsx'

type LectureStateProps = { lecture: Lecture; onAgain: () => void; asking: boolean }

/** In the video's place while there is none to watch. */
export function LectureState({ lecture, onAgain, asking }: LectureStateProps) {
  const now = useClock(30_000) ?? new Date()
  const startsAt = new Date(lecture.starts_at)
  const hasBegun = lecture.state === 'upcoming' && startsAt <= now
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when its time has come
  useEffect(() => {
    if (hasBegun) onAgain()
  }, [hasBegun])

  if (lecture.state === 'upcoming')
    return (
      <div className="card">
        <EmptyState
          picture={<WaitingScreen />}
          title={m.lecture_upcoming_title()}
          text={m.lecture_upcoming_text({ when: formatWhen(startsAt, now, getLocale()) })}
          action={<TimeLeft until={startsAt} now={now} />}
        />
      </div>
    )
  if (lecture.state === 'ended' || lecture.state === 'cancelled') {
    const isEnded = lecture.state === 'ended'
    const endedText = lecture.last_day
      ? m.lecture_ended_text({ date: formatDate(new Date(lecture.last_day), getLocale()) })
      : m.lecture_ended_text_plain()
    return (
      <div className="card">
        <EmptyState
          picture={<ReviewClosed />}
          title={isEnded ? m.lecture_ended_title() : m.lecture_cancelled_title()}
          text={isEnded ? endedText : m.lecture_cancelled_text()}
        />
      </div>
    )
  }
  return (
    <div className="card" aria-live="polite">
      <EmptyState
        picture={<WaitingScreen />}
        title={m.lecture_waiting_title()}
        text={m.lecture_waiting_text()}
        action={
          <button type="button" className="btn btn-line" aria-disabled={asking || undefined} onClick={onAgain}>
            {m.lecture_waiting_again()}
          </button>
        }
      />
    </div>
  )
}
