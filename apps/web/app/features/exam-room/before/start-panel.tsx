import {
  room_closed_text,
  room_closed_title,
  room_done_marks,
  room_done_title,
  room_enrolled_text,
  room_enrolled_title,
  room_event_text,
  room_event_title,
  room_late_text,
  room_late_title,
  room_late_until,
  room_marks_at,
  room_not_for_you,
  room_open_always,
  room_open_until,
  room_opens,
  room_resume,
  room_see_batches,
  room_see_event,
  room_see_others,
  room_see_result,
  room_see_review,
  room_start,
  room_start_again,
  room_start_note,
  room_upcoming_text,
} from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ExamDoor } from '../../exams/exam-doors.ts'
import type { ExamCard } from '../../exams/exam-types.ts'
import { formatDuration, formatMarks } from '../../exams/exam-words.ts'
import type { WaitingRoom } from '../engine/room.ts'
import { momentAt, momentUntil } from '../moments.ts'
import { OpensIn } from './opens-in.tsx'
import { type ExamStanding, standingOf } from './standing-of.ts'
import { StartButton } from './start-button.tsx'

type StartPanelProps = { room: WaitingRoom; door: ExamDoor }

type Offer = { title: ReactNode; text?: ReactNode; act?: ReactNode }

/** Where the reader stands with this exam, and the one thing to do about it. */
export function StartPanel({ room, door }: StartPanelProps) {
  const { title, text, act } = offers[standingOf(room.exam, room.problem)]({ room, door })
  return (
    <section className="card before-start">
      <h2>{title}</h2>
      {text && <div className="before-text">{text}</div>}
      {act && <div className="before-act">{act}</div>}
    </section>
  )
}

const others = (door: ExamDoor, main = false) => (
  <Link className={`btn ${main ? 'btn-go' : 'btn-line'} btn-full`} to={door.listPath}>
    {room_see_others()}
  </Link>
)

const whenOpen = ({ closes_at }: ExamCard): string =>
  closes_at ? room_open_until({ when: momentUntil(closes_at, getLocale()) }) : room_open_always()

const clockNote = ({ duration_minutes }: ExamCard): string =>
  room_start_note({ time: formatDuration(duration_minutes, getLocale()) })

function done({ room: { exam }, door }: StartPanelProps): Offer {
  const locale = getLocale()
  const { mine } = exam
  return {
    title: room_done_title(),
    // Marked in the moment it was handed in: where there are no marks, they wait for others.
    text: mine?.marks_at
      ? room_marks_at({ when: momentAt(mine.marks_at, locale) })
      : mine?.marks != null &&
        room_done_marks({ marks: formatMarks(mine.marks, locale), total: formatMarks(exam.total_marks, locale) }),
    act: (
      <>
        {mine?.marks_at ? (
          others(door, true)
        ) : (
          <Link className="btn btn-go btn-full" to={door.resultPath}>
            {room_see_result()}
          </Link>
        )}
        {exam.answers_released && (
          <Link className="btn btn-line btn-full" to={door.reviewPath}>
            {room_see_review()}
          </Link>
        )}
      </>
    ),
  }
}

const offers: Record<ExamStanding, (props: StartPanelProps) => Offer> = {
  upcoming: ({ room }) => ({
    title: room_opens({ when: momentAt(room.exam.opens_at, getLocale()) }),
    text: (
      <>
        <OpensIn opensAt={Date.parse(room.exam.opens_at)} now={room.now} onOpen={room.refresh} />
        <p>{room_upcoming_text()}</p>
      </>
    ),
  }),
  ready: ({ room }) => ({
    title: whenOpen(room.exam),
    text: clockNote(room.exam),
    act: <StartButton room={room} words={room_start()} />,
  }),
  late: ({ room }) => ({
    title: room_late_title(),
    text: (
      <>
        {room_late_text()}{' '}
        {room.exam.late_until && room_late_until({ when: momentUntil(room.exam.late_until, getLocale()) })}
      </>
    ),
    act: <StartButton room={room} words={room_start()} />,
  }),
  running: ({ room }) => ({ title: room.exam.title, act: <StartButton room={room} words={room_resume()} /> }),
  closed: ({ room, door }) => ({
    title: room_closed_title(),
    text: room.exam.closes_at && room_closed_text({ when: momentAt(room.exam.closes_at, getLocale()) }),
    act: others(door),
  }),
  done,
  again: (props) => {
    const before = done(props)
    return {
      ...before,
      act: (
        <>
          {before.act}
          <StartButton room={props.room} attempt={props.room.exam.next_attempt} words={room_start_again()} quiet />
        </>
      ),
    }
  },
  'not-enrolled': ({ door }) => ({
    title: room_enrolled_title(),
    text: room_enrolled_text(),
    act: (
      <>
        <Link className="btn btn-go btn-full" to="/batches">
          {room_see_batches()}
        </Link>
        {others(door)}
      </>
    ),
  }),
  'no-event-place': ({ room, door }) => ({
    title: room_event_title(),
    text: room_event_text(),
    act: (
      <>
        <Link className="btn btn-go btn-full" to={room.exam.event_id ? `/${room.exam.event_id}/event` : '/events'}>
          {room_see_event()}
        </Link>
        {others(door)}
      </>
    ),
  }),
  refused: ({ room, door }) => ({
    title: room_not_for_you(),
    text: room.problem?.message,
    act: others(door),
  }),
}
