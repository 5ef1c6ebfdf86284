import * as m from '@prostuti/text/messages'
import type { ExamCard, ExamProperty } from '../../kit/exam/exam-types.ts'
import { ExamRules } from '../../kit/exam/rules/exam-rules.tsx'
import { MySection } from '../../kit/my-page/section.tsx'
import styles from './course-exams.module.css'

/** As the room itself says them. */
export function Rules(rules: { exam: ExamCard; property: ExamProperty; now: number }) {
  return (
    <MySection title={m.courseexam_rules()}>
      <div className={`stack ${styles.cxRules}`}>
        <ExamRules {...rules} />
      </div>
    </MySection>
  )
}
