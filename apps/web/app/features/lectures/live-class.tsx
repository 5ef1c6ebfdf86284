import { formatAtTime, formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { EmptyState } from '@prostuti/ui/empty-state'
import { useEffect, useRef } from 'react'
import { atTurn } from '../../kit/clock/at-turn.ts'
import { useServerClock } from '../../kit/clock/use-server-clock.ts'
import { type ClassRow, mayJoin, phaseOf } from '../../kit/live-class/class-of-row.ts'
import { heldWords, joinedWords } from '../../kit/live-class/class-words.ts'
import { JoinPart } from '../../kit/live-class/join-part.tsx'
import type { Lecture } from './lecture-queries.ts'
import styles from './lectures.module.css'
import { LiveFrame } from './live-frame.tsx'
import { WaitingScreen } from './pictures.tsx'
import { TimeLeft } from './time-left.tsx'

/** The lecture as a class, while it is one: not when it was called off, and no longer once its recording is there. */
export function heldLive({ state, live_class, ...lecture }: Lecture): ClassRow | undefined {
  if (live_class === null || state === 'cancelled' || state === 'ready' || state === 'ended') return undefined
  return { ...lecture, live_class, lecture: { has_video: false } }
}

type LiveClassProps = {
  courseId: string
  row: ClassRow
  of: { serverTime: string; heardAt: number }
  /** Called shortly after the class has begun, and after it has ended: the server may have more to say. */
  onTurn: () => void
}

/** In the video's place: waiting, the way in, and that the recording comes. It turns by the server's clock. */
export function LiveClass({ courseId, row, of, onTurn }: LiveClassProps) {
  const now = useServerClock(of.serverTime, of.heardAt, 1000)
  const phase = phaseOf(row, now)
  const shown = useRef(phase)
  const turn = useRef(onTurn)
  useEffect(() => {
    turn.current = onTurn
  })
  useEffect(() => {
    if (shown.current === phase) return
    shown.current = phase
    return atTurn(0, () => turn.current())
  }, [phase])

  const words = wordsOf(row, now)[phase === 'recorded' ? 'over' : phase]
  const isOpen = mayJoin(row, now)
  const { joined_at } = row.live_class
  const facts = [heldWords(row.live_class), ...(joined_at === null ? [] : [joinedWords(joined_at)])]
  if (isOpen && row.live_class.held_by === 'youtube')
    return <LiveFrame courseId={courseId} row={row} title={words.title} text={words.text} />
  return (
    <div className={`card ${styles.liveClass}`}>
      {/* The time left is not read out; that a class has opened is. */}
      <p className="sr" role="status">
        {phase === 'before' ? '' : words.title}
      </p>
      <EmptyState
        picture={<WaitingScreen />}
        title={words.title}
        text={
          <>
            {words.text}
            <br />
            <span className="meta">{facts.join(' · ')}</span>
          </>
        }
        action={
          phase === 'before' ? (
            <TimeLeft until={new Date(row.starts_at)} now={now} />
          ) : (
            isOpen && (
              <>
                {phase === 'over' && <p className="meta">{m.class_still_on()}</p>}
                <JoinPart courseId={courseId} row={row} look={phase === 'over' ? 'quiet' : 'go'} />
              </>
            )
          )
        }
      />
    </div>
  )
}

function wordsOf({ starts_at, ends_at }: ClassRow, now: Date) {
  const locale = getLocale()
  const startsAt = new Date(starts_at)
  return {
    before: {
      title: m.class_before_title(),
      text: m.class_before_text({ when: formatWhen(startsAt, now, locale) }),
    },
    open: { title: m.class_open_title(), text: m.class_open_text({ time: formatAtTime(startsAt, locale) }) },
    live: {
      title: m.class_live_title(),
      text: m.class_live_text({ time: formatAtTime(new Date(ends_at), locale) }),
    },
    over: { title: m.class_over_title(), text: m.class_over_text() },
  }
}
