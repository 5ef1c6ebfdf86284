import * as m from '@prostuti/text/messages'
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
            <Steps steps={stepsOf(info.row, tools.result, tools.now())} now={tools.now()} />
            <ExamPages info={info} courseId={params.id} shown="status" />
          </div>
          <Standing info={info} params={params} {...tools} />
        </div>
      )}
    </ExamFrame>
  )
}
