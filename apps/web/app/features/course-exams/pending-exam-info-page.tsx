import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { PageInPrint } from '@prostuti/ui/drawings/page-in-print'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { momentUntil } from '../../kit/clock/moments.ts'
import { examStatusAddress } from '../../kit/course/timetable-addresses.ts'
import { courseExamClient } from '../../kit/exam/exam-clients.ts'
import type { ExamInfo } from './course-exam-queries.ts'
import styles from './course-exams.module.css'
import { ExamFrame, type ExamParams } from './exam-frame.tsx'
import { ExamHead } from './exam-head.tsx'
import { OwnRules } from './exam-info-page.tsx'
import { Syllabus } from './syllabus.tsx'

/** A missed exam that can still be sat: what that means, and until when. */
export function PendingExamInfoPage({ params }: { params: ExamParams }) {
  return (
    <ExamFrame params={params} title={m.courseexam_late_title()} pageTitle={m.courseexam_late_page}>
      {(info, { now }) =>
        info.row.exam?.state === 'missed_late_open' ? (
          <Late info={info} params={params} now={now()} />
        ) : (
          <NotLate info={info} params={params} />
        )
      }
    </ExamFrame>
  )
}

function Late({ info, params, now }: { info: ExamInfo; params: ExamParams; now: number }) {
  const until = info.row.exam?.late_until
  return (
    <div className={styles.cx}>
      <ExamHead info={info} />
      <div className={styles.cxMain}>
        <Syllabus text={info.syllabus} />
        <OwnRules params={params} now={now} />
      </div>
      <section className={`card pad ${styles.cxStanding}`} data-standing="late" aria-label={m.courseexam_late_head()}>
        <h2>{m.courseexam_late_head()}</h2>
        <p>
          <b>{until ? m.courseexam_last({ when: momentUntil(until, getLocale()) }) : m.courseexam_last_none()}</b>
        </p>
        <ul className={styles.cxPoints}>
          {[m.courseexam_late_1(), m.courseexam_late_2(), m.courseexam_late_3()].map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <div className={styles.cxAct}>
          <Link className="btn btn-go btn-full" to={courseExamClient(params).roomPath}>
            {m.courseexam_late_start()}
          </Link>
        </div>
      </section>
    </div>
  )
}

function NotLate({ info: { row }, params }: { info: ExamInfo; params: ExamParams }) {
  const isOver = row.exam === null || row.exam.state === 'missed'
  return (
    <div className="card">
      <EmptyState
        picture={<PageInPrint />}
        title={isOver ? m.courseexam_late_over_title() : m.courseexam_late_not_yet()}
        text={isOver ? m.courseexam_late_over_text() : m.courseexam_late_not_yet_text()}
        action={
          <Link
            className="btn btn-line"
            to={isOver ? addressOf('/my/pending-exam/:id', { id: params.id }) : examStatusAddress(params.id, row)}
          >
            {isOver ? m.courseexam_pending_title() : m.courseexam_status()}
          </Link>
        }
      />
    </div>
  )
}
