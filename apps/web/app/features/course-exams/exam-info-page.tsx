import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { courseExamClient } from '../../kit/exam/exam-clients.ts'
import { lookQuery } from '../../kit/exam/result/review-query.ts'
import { PushOffer } from '../../kit/push/push-offer.tsx'
import styles from './course-exams.module.css'
import { ExamFrame, type ExamParams } from './exam-frame.tsx'
import { ExamHead } from './exam-head.tsx'
import { ExamPages } from './exam-pages.tsx'
import { Rules } from './rules.tsx'
import { Standing } from './standing.tsx'
import { Syllabus } from './syllabus.tsx'

/** Everything to know before an exam of one's course, and the way into its room. */
export function ExamInfoPage({ params }: { params: ExamParams }) {
  return (
    <ExamFrame params={params} title={m.courseexam_info_title()} pageTitle={m.courseexam_info_page}>
      {(info, tools) => (
        <div className={styles.cx}>
          <ExamHead info={info} />
          <div className={styles.cxMain}>
            <Syllabus text={info.syllabus} />
            <ExamPages info={info} courseId={params.id} shown="info" />
            {info.row.exam?.state === 'not_open' && <PushOffer about="exam" />}
            {info.row.exam === null ? <NoPaper /> : <OwnRules params={params} now={tools.now()} />}
          </div>
          <Standing info={info} params={params} {...tools} />
        </div>
      )}
    </ExamFrame>
  )
}

function NoPaper() {
  return (
    <div className="card pad">
      <b>{m.courseexam_no_paper_title()}</b>
      <p className="muted">{m.courseexam_no_paper_text()}</p>
    </div>
  )
}

/** The rules may come a moment later, or not at all: what else is known stands without them. */
export function OwnRules({ params, now }: { params: ExamParams; now: number }) {
  const { data } = useQuery(lookQuery(courseExamClient(params)))
  return data ? <Rules exam={data.exam} property={data.property} now={now} /> : null
}
