import {
  courseexam_last,
  courseexam_last_none,
  courseexam_late_1,
  courseexam_late_2,
  courseexam_late_3,
  courseexam_late_head,
  courseexam_late_not_yet,
  courseexam_late_not_yet_text,
  courseexam_late_over_text,
  courseexam_late_over_title,
  courseexam_late_page,
  courseexam_late_start,
  courseexam_late_title,
  courseexam_pending_title,
  courseexam_status,
} from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { PageInPrint } from '@prostuti/ui/drawings/page-in-print'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Link } from 'react-router'
import { momentUntil } from '../exam-room/moments.ts'
import { courseExamDoor } from '../exams/exam-doors.ts'
import { examStatusAddress, pendingExamsAddress } from '../timetable/addresses.ts'
import type { ExamInfo } from './course-exam-queries.ts'
import { ExamFrame, type ExamParams } from './exam-frame.tsx'
import { ExamHead } from './exam-head.tsx'
import { OwnRules } from './exam-info-page.tsx'
import { Syllabus } from './syllabus.tsx'

/** A missed exam that can still be sat: what that means, and until when. */
export function PendingExamInfoPage({ params }: { params: ExamParams }) {
  return (
    <ExamFrame params={params} title={courseexam_late_title()} pageTitle={courseexam_late_page}>
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
    <div className="cx">
      <ExamHead info={info} />
      <div className="cx-main">
        <Syllabus text={info.syllabus} />
        <OwnRules params={params} now={now} />
      </div>
      <section className="card pad cx-standing" data-standing="late" aria-label={courseexam_late_head()}>
        <h2>{courseexam_late_head()}</h2>
        <p>
          <b>{until ? courseexam_last({ when: momentUntil(until, getLocale()) }) : courseexam_last_none()}</b>
        </p>
        <ul className="cx-points">
          {[courseexam_late_1(), courseexam_late_2(), courseexam_late_3()].map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <div className="cx-act">
          <Link className="btn btn-go btn-full" to={courseExamDoor(params).roomPath}>
            {courseexam_late_start()}
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
        title={isOver ? courseexam_late_over_title() : courseexam_late_not_yet()}
        text={isOver ? courseexam_late_over_text() : courseexam_late_not_yet_text()}
        action={
          <Link
            className="btn btn-line"
            to={isOver ? pendingExamsAddress(params.id) : examStatusAddress(params.id, row)}
          >
            {isOver ? courseexam_pending_title() : courseexam_status()}
          </Link>
        }
      />
    </div>
  )
}
