import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import { momentAt, momentUntil } from '../../../kit/clock/moments.ts'
import type { ExamClient } from '../../../kit/exam/exam-clients.ts'
import type { ExamCard } from '../../../kit/exam/exam-types.ts'
import { formatDuration, formatMarks } from '../../../kit/exam/exam-words.ts'
import styles from '../../../kit/exam/rules/before.module.css'
import { OpensIn } from '../../../kit/exam/rules/opens-in.tsx'
import { listOf } from '../../../kit/exam/way-back.ts'
import type { WaitingRoom } from '../engine/room.ts'
import { type RoomWords, useRoomWords } from '../room-words.ts'
import { type ExamStanding, standingOf } from './standing-of.ts'
import { StartButton } from './start-button.tsx'

type StartPanelProps = { room: WaitingRoom; client: ExamClient }
type OfferProps = StartPanelProps & { words: RoomWords }

type Offer = { title: ReactNode; text?: ReactNode; act?: ReactNode }

/** Where the reader stands with this exam, and the one thing to do about it. */
export function StartPanel({ room, client }: StartPanelProps) {
  const words = useRoomWords()
  const { title, text, act } = offers[standingOf(room.exam, room.problem)]({ room, client, words })
  return (
    <section className={`card ${styles.beforeStart}`} data-part="before-start">
      <h2>{title}</h2>
      {text && <div className={styles.beforeText}>{text}</div>}
      {act && <div className={styles.beforeAct}>{act}</div>}
    </section>
  )
}

const others = ({ room, client, words }: OfferProps, main = false) => (
  <Link className={`btn ${main ? 'btn-go' : 'btn-line'} btn-full`} to={listOf(client, room.exam)}>
    {words.seeOthers()}
  </Link>
)

const whenOpen = ({ closes_at }: ExamCard): string =>
  closes_at ? m.room_open_until({ when: momentUntil(closes_at, getLocale()) }) : m.room_open_always()

const clockNote = ({ duration_minutes }: ExamCard): string =>
  m.room_start_note({ time: formatDuration(duration_minutes, getLocale()) })

function done(props: OfferProps): Offer {
  const { room, client, words } = props
  const { exam } = room
  const locale = getLocale()
  const { mine } = exam
  return {
    title: words.done(),
    // Marked in the moment it was handed in: where there are no marks, they wait for others.
    text: mine?.marks_at
      ? m.room_marks_at({ when: momentAt(mine.marks_at, locale) })
      : mine?.marks != null &&
        m.room_done_marks({ marks: formatMarks(mine.marks, locale), total: formatMarks(exam.total_marks, locale) }),
    act: (
      <>
        {mine?.marks_at ? (
          others(props, true)
        ) : (
          <Link className="btn btn-go btn-full" to={client.resultPath}>
            {m.room_see_result()}
          </Link>
        )}
        {exam.answers_released && (
          <Link className="btn btn-line btn-full" to={client.reviewPath}>
            {m.room_see_review()}
          </Link>
        )}
      </>
    ),
  }
}

const offers: Record<ExamStanding, (props: OfferProps) => Offer> = {
  upcoming: ({ room }) => ({
    title: m.room_opens({ when: momentAt(room.exam.opens_at, getLocale()) }),
    text: (
      <>
        <OpensIn opensAt={Date.parse(room.exam.opens_at)} now={room.now} onOpen={room.refresh} />
        <p>{m.room_upcoming_text()}</p>
      </>
    ),
  }),
  ready: ({ room, words }) => ({
    title: whenOpen(room.exam),
    text: clockNote(room.exam),
    act: <StartButton room={room} words={words.start()} />,
  }),
  late: ({ room, words }) => ({
    title: m.room_late_title(),
    text: (
      <>
        {m.room_late_text()}{' '}
        {room.exam.late_until && m.room_late_until({ when: momentUntil(room.exam.late_until, getLocale()) })}
      </>
    ),
    act: <StartButton room={room} words={words.start()} />,
  }),
  running: ({ room, words }) => ({
    title: room.exam.title,
    act: <StartButton room={room} words={words.resume()} />,
  }),
  closed: (props) => ({
    title: m.room_closed_title(),
    text: props.room.exam.closes_at && m.room_closed_text({ when: momentAt(props.room.exam.closes_at, getLocale()) }),
    act: others(props),
  }),
  done,
  again: (props) => {
    const before = done(props)
    return {
      ...before,
      act: (
        <>
          {before.act}
          <StartButton room={props.room} attempt={props.room.exam.next_attempt} words={m.room_start_again()} quiet />
        </>
      ),
    }
  },
  'not-enrolled': (props) => ({
    title: m.room_enrolled_title(),
    text: m.room_enrolled_text(),
    act: (
      <>
        <Link className="btn btn-go btn-full" to={addressOf('/batches')}>
          {m.room_see_batches()}
        </Link>
        {others(props)}
      </>
    ),
  }),
  'no-event-seat': (props) => ({
    title: m.room_event_title(),
    text: m.room_event_text(),
    act: (
      <>
        <Link
          className="btn btn-go btn-full"
          to={
            props.room.exam.event_id ? addressOf('/:id/event', { id: props.room.exam.event_id }) : addressOf('/events')
          }
        >
          {m.room_see_event()}
        </Link>
        {others(props)}
      </>
    ),
  }),
  refused: (props) => ({
    title: m.room_not_for_you(),
    text: props.room.problem?.message,
    act: others(props),
  }),
}
