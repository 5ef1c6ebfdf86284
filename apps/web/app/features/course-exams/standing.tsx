import * as m from '@prostuti/text/messages'
import { formatNumber, formatOrdinal } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { momentUntil } from '../../kit/clock/moments.ts'
import { examRoomAddress, pendingInfoAddress } from '../../kit/course/timetable-addresses.ts'
import { courseExamClient } from '../../kit/exam/exam-clients.ts'
import type { MarkedResult } from '../../kit/exam/exam-types.ts'
import { formatMarks } from '../../kit/exam/exam-words.ts'
import { OpensIn } from '../../kit/exam/rules/opens-in.tsx'
import type { ExamInfo } from './course-exam-queries.ts'
import styles from './course-exams.module.css'
import type { ExamParams } from './exam-frame.tsx'
import { momentWords } from './exam-head.tsx'
import { standingOf, type Standing as Where } from './standing-of.ts'
import { TimeLeft } from './time-left.tsx'

type StandingProps = {
  info: ExamInfo
  params: ExamParams
  now: () => number
  again: () => void
  result: MarkedResult | undefined
}
type Offer = { title: string; text?: ReactNode; act?: ReactNode }

/** Where the reader stands with an exam, and the one thing to do about it. */
export function Standing(props: StandingProps) {
  const { info, result } = props
  const where = standingOf(info.row, result?.ranked === true && result.ranks_at !== null)
  const { title, text, act } = offers[where](props)
  return (
    <section className={`card pad ${styles.cxStanding}`} data-standing={where} aria-label={title}>
      <h2>{title}</h2>
      {text && <div className={styles.cxText}>{text}</div>}
      {act && <div className={styles.cxAct}>{act}</div>}
    </section>
  )
}

const button = (to: string, words: string, look: 'go' | 'line' = 'go') => (
  <Link className={`btn btn-${look} btn-full`} to={to}>
    {words}
  </Link>
)

const toTimetable = ({ params }: StandingProps) =>
  button(addressOf('/my/courses/:id/full-schedule', { id: params.id }), m.courseexam_to_timetable(), 'line')

const sat = ({ params, result }: StandingProps): ReactNode => {
  const client = courseExamClient(params)
  return (
    <>
      {button(client.resultPath, m.courseexam_see_result())}
      {result?.answers_released && button(client.reviewPath, m.courseexam_see_answers(), 'line')}
    </>
  )
}

function scoreWords({ info: { row }, result }: StandingProps): ReactNode {
  const locale = getLocale()
  if (row.exam?.marks == null) return null
  const rank = result?.rank ?? row.exam.rank
  const people = result?.participants ?? row.exam.participants
  return (
    <p className={styles.cxScore}>
      <b>
        {m.courseexam_score({
          marks: formatMarks(row.exam.marks, locale),
          total: formatMarks(row.exam.out_of, locale),
        })}
      </b>
      {rank !== null && (
        <span>{m.courseexam_rank_of({ rank: formatOrdinal(rank, locale), people: formatNumber(people, locale) })}</span>
      )}
    </p>
  )
}

const offers: Record<Where, (known: StandingProps) => Offer> = {
  called_off: (known) => ({
    title: m.courseexam_called_off(),
    text: m.courseexam_called_off_text(),
    act: toTimetable(known),
  }),
  no_paper: (known) => ({
    title: m.courseexam_no_paper_title(),
    text: m.courseexam_no_paper_text(),
    act: toTimetable(known),
  }),
  not_open: ({ info: { row }, now, again }) => ({
    title: m.courseexam_state_not_open(),
    text: row.exam && (
      <>
        <p>{m.courseexam_opens_at({ when: momentWords(row.exam.opens_at, now()) })}</p>
        <OpensIn opensAt={Date.parse(row.exam.opens_at)} now={now} onOpen={again} />
      </>
    ),
  }),
  open: ({ info: { row }, params }) => ({
    title: m.courseexam_state_open(),
    text: row.exam?.closes_at
      ? m.courseexam_open_until({ when: momentUntil(row.exam.closes_at, getLocale()) })
      : m.courseexam_open_always(),
    act: button(examRoomAddress(params.id, row), m.courseexam_room()),
  }),
  running: ({ info: { row }, params, now, again }) => ({
    title: m.courseexam_state_running(),
    text: (
      <>
        <p>{m.courseexam_running_text()}</p>
        {row.exam?.ends_at && <TimeLeft endsAt={Date.parse(row.exam.ends_at)} now={now} onOver={again} />}
      </>
    ),
    act: button(examRoomAddress(params.id, row), m.timetable_resume()),
  }),
  marking: (known) => ({
    title: m.courseexam_state_marking(),
    text: m.courseexam_marking_text(),
    act: toTimetable(known),
  }),
  handed_in: (known) => ({
    title: m.courseexam_state_marks_wait(),
    text: (
      <>
        {known.info.row.exam?.marks_at && (
          <p>{m.result_marks_soon({ when: momentWords(known.info.row.exam.marks_at, known.now()) })}</p>
        )}
        <p>{m.result_marks_soon_text()}</p>
      </>
    ),
    act: toTimetable(known),
  }),
  waiting: (known) => ({
    title: m.courseexam_state_handed_in(),
    text: (
      <>
        {scoreWords(known)}
        {known.result?.ranks_at && (
          <p>{m.result_ranks_soon({ when: momentWords(known.result.ranks_at, known.now()) })}</p>
        )}
      </>
    ),
    act: sat(known),
  }),
  result: (known) => ({ title: m.courseexam_state_result(), text: scoreWords(known), act: sat(known) }),
  late: ({ info: { row }, params }) => ({
    title: m.courseexam_state_late(),
    text: m.courseexam_late_1(),
    act: button(pendingInfoAddress(params.id, row), m.courseexam_late_start()),
  }),
  missed: (known) => ({
    title: m.courseexam_state_missed(),
    text: m.courseexam_missed_text(),
    act: toTimetable(known),
  }),
}
