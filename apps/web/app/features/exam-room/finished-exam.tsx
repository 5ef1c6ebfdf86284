import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { boldTickIcon } from '@prostuti/ui/icons/common'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { momentAt } from '../../kit/clock/moments.ts'
import type { ExamClient } from '../../kit/exam/exam-clients.ts'
import { formatMarks } from '../../kit/exam/exam-words.ts'
import { questionCounts, stemWords } from '../../kit/exam/result/result-counts.ts'
import { listOf } from '../../kit/exam/way-back.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import type { Room } from './engine/room.ts'
import { resultPathOf } from './result-path.ts'
import { useRoomWords } from './room-words.ts'
import styles from './styles/finished.module.css'

type FinishedExamProps = { room: Extract<Room, { phase: 'finished' }>; client: ExamClient }

/** The short result, right after the exam; the full one has a page of its own. */
export function FinishedExam({ room: { exam, result, unsaved }, client }: FinishedExamProps) {
  const words = useRoomWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const locale = getLocale()
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  const stems = stemWords(result, locale)
  const coming = [
    ...(result.answers_at && !result.answers_released
      ? [m.room_review_at({ when: momentAt(result.answers_at, locale) })]
      : []),
    ...(result.marks_released && result.ranks_at && result.ranked
      ? [m.room_ranks_at({ when: momentAt(result.ranks_at, locale) })]
      : []),
  ]
  return (
    <div className={`wrap ${styles.finished}`} data-part="finished">
      <section className="card">
        <p className="meta">
          {result.finished_by === 'doctor' ? m.room_finished_by_doctor() : m.room_finished_by_deadline()}
        </p>
        <h1 ref={heading} tabIndex={-1}>
          <Phrase text={exam.title} />
        </h1>
        {result.marks_released ? (
          <p className={styles.finishedScore}>
            <b className="num">{formatMarks(result.marks, locale)}</b>
            <span>{m.room_score_of({ total: formatMarks(result.out_of, locale) })}</span>
            {result.outcome && (
              <span className={result.outcome === 'passed' ? 'chip chip-brand' : 'chip chip-line'}>
                {result.outcome === 'passed' && <Icon of={boldTickIcon} size="sm" />}
                {result.outcome === 'passed' ? m.room_passed() : m.room_not_passed()}
              </span>
            )}
          </p>
        ) : (
          <p className={styles.finishedWait}>
            <b>
              {result.marks_at ? m.room_marks_at({ when: momentAt(result.marks_at, locale) }) : m.room_marks_wait()}
            </b>
            <span>{m.room_marks_why()}</span>
          </p>
        )}
        <p className="meta">{m.result_of_questions({ n: formatNumber(result.questions, locale) })}</p>
        <dl className={styles.finishedCounts} data-part="finished-counts">
          {questionCounts(result).map(({ name, count, label }) => (
            <div key={name}>
              <dt>
                <i className={styles.finishedKey} data-is={name} />
                {label}
              </dt>
              <dd className="num">{formatNumber(count, locale)}</dd>
            </div>
          ))}
        </dl>
        {stems && <p className="meta">{stems}</p>}
        {result.marks_released && exam.negative_marking && (
          <p className={styles.finishedLost}>
            {result.lost > 0 ? m.room_lost({ marks: formatMarks(result.lost, locale) }) : m.room_lost_none()}
          </p>
        )}
        {unsaved.length > 0 && (
          <div className={styles.finishedUnsaved} role="alert">
            <b>{m.room_unsaved_title({ n: formatNumber(unsaved.length, locale) })}</b>
            <p>{m.room_unsaved_questions({ list: unsaved.map((n) => formatNumber(n, locale)).join(', ') })}</p>
            <Link className="link-in" to={addressOf('/contact-details')}>
              {m.room_unsaved_tell()}
            </Link>
          </div>
        )}
        <div className={styles.finishedAct}>
          {result.marks_released && (
            <Link className="btn btn-go btn-full" to={resultPathOf(client, result.attempt)}>
              {m.room_see_result()}
            </Link>
          )}
          {result.answers_released ? (
            <Link className="btn btn-line btn-full" to={client.reviewPath}>
              {m.room_see_review()}
            </Link>
          ) : (
            <Link className={`btn ${result.marks_released ? 'btn-line' : 'btn-go'} btn-full`} to={listOf(client, exam)}>
              {words.seeOthers()}
            </Link>
          )}
        </div>
        {coming.map((words) => (
          <p key={words} className="meta">
            {words}
          </p>
        ))}
      </section>
    </div>
  )
}
