import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { courseExamClient } from '../../kit/exam/exam-clients.ts'
import { markedIn, resultQuery } from '../../kit/exam/result/result-query.ts'
import type { ExamInfo } from './course-exam-queries.ts'
import styles from './course-exams.module.css'
import { ExamFrame, type ExamParams } from './exam-frame.tsx'
import { ExamHead } from './exam-head.tsx'
import { ExamPages } from './exam-pages.tsx'
import { Standing } from './standing.tsx'
import { Steps } from './steps.tsx'
import { stepsOf } from './steps-of.ts'

/** Where the doctor stands with one exam: still closed, open, running, handed in, or done. */
export function ExamStatusPage({ params }: { params: ExamParams }) {
  return (
    <ExamFrame params={params} title={m.courseexam_status_title()} pageTitle={m.courseexam_status_page}>
      {(info, tools) => (
        <div className={styles.cx}>
          <ExamHead info={info} />
          <div className={styles.cxMain}>
            <OwnSteps info={info} params={params} now={tools.now()} />
            <ExamPages info={info} courseId={params.id} shown="status" />
          </div>
          <Standing info={info} params={params} {...tools} />
        </div>
      )}
    </ExamFrame>
  )
}

function OwnSteps({ info, params, now }: { info: ExamInfo; params: ExamParams; now: number }) {
  const { data } = useQuery({
    ...resultQuery(courseExamClient(params), undefined),
    enabled: info.row.exam?.result_ready === true,
  })
  return <Steps steps={stepsOf(info.row, markedIn(data), now)} now={now} />
}
