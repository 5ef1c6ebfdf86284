import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { arrowLeftIcon, arrowRightIcon, bookIcon, chevronRightIcon } from '@prostuti/ui/icons/common'
import { myExamIcon, talkIcon } from '@prostuti/ui/icons/my'
import { Link } from 'react-router'
import { askAddress } from '../../kit/complaint/ask-address.ts'
import { MySection } from '../../kit/my-page/section.tsx'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { examAddress, lectureAddress, materialAddress } from './addresses.ts'
import type { Lecture, LectureAnswer, LectureNeighbour } from './lecture-queries.ts'
import styles from './lectures.module.css'

type LectureBesideProps = { courseId: string; answer: LectureAnswer; second: number }

/** What belongs to the lecture: its sheets, its exam, somebody to ask, and its neighbours. */
export function LectureBeside({ courseId, answer: { lecture, previous, next }, second }: LectureBesideProps) {
  return (
    <div className={styles.lectureBeside}>
      <Sheets courseId={courseId} materials={lecture.materials} />
      {lecture.exam && (
        <section className={`card pad ${styles.lectureMore}`}>
          <h2>
            <Icon of={myExamIcon} /> {m.lecture_exam()}
          </h2>
          <p>{m.lecture_exam_text()}</p>
          <Link
            className="btn btn-line btn-sm"
            to={examAddress(courseId, { event_id: lecture.exam.event_id, schedule_id: lecture.schedule_id })}
          >
            {m.lecture_exam_action()}
          </Link>
        </section>
      )}
      {lecture.state !== 'upcoming' && lecture.state !== 'cancelled' && (
        <Ask to={askAddress(courseId, { kind: 'lecture', eventId: lecture.event_id, at: second })} />
      )}
      {(previous || next) && (
        <nav className={styles.neighbours} aria-label={m.lecture_neighbours()}>
          {previous && <Neighbour courseId={courseId} position={previous} way="previous" />}
          {next && <Neighbour courseId={courseId} position={next} way="next" />}
        </nav>
      )}
    </div>
  )
}

export function Ask({ to }: { to: string }) {
  return (
    <section className={`card pad ${styles.lectureMore}`}>
      <h2>
        <Icon of={talkIcon} /> {m.lecture_ask_title()}
      </h2>
      <p>{m.lecture_ask_text()}</p>
      <Link className="btn btn-line btn-sm" to={to}>
        {m.lecture_ask()}
      </Link>
    </section>
  )
}

const kinds = {
  lecture_sheet: m.lecture_kind_lecture_sheet,
  slides: m.lecture_kind_slides,
  note: m.lecture_kind_note,
  question_bank: m.lecture_kind_question_bank,
}

function Sheets({ courseId, materials }: { courseId: string; materials: Lecture['materials'] }) {
  if (materials.length === 0) return null
  return (
    <MySection title={m.lecture_sheets()}>
      <ul className={`card ${styles.lectureRows}`}>
        {materials.map(({ id, title, kind, pages }) => (
          <li key={id}>
            <Link to={materialAddress(courseId, id)}>
              <Icon of={bookIcon} />
              <span>
                <b>
                  <Phrase text={title} />
                </b>
                <small>
                  {kinds[kind]()} · {m.lecture_sheet_pages({ n: localizeDigits(pages, getLocale()) })}
                </small>
              </span>
              <Icon of={chevronRightIcon} />
            </Link>
          </li>
        ))}
      </ul>
    </MySection>
  )
}

function Neighbour({
  courseId,
  position,
  way,
}: {
  courseId: string
  position: LectureNeighbour
  way: 'previous' | 'next'
}) {
  return (
    <Link className="card" data-is={way} to={lectureAddress(courseId, position)}>
      <Icon of={way === 'previous' ? arrowLeftIcon : arrowRightIcon} />
      <span>
        <small>{way === 'previous' ? m.lecture_previous() : m.lecture_next()}</small>
        <b>
          <Phrase text={position.title} />
        </b>
      </span>
    </Link>
  )
}
