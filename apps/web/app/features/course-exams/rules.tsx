import * as m from '@prostuti/text/messages'
import { ExamRules } from '../exam-room/before/exam-rules.tsx'
import type { ExamCard, ExamProperty } from '../exams/exam-types.ts'
import { MySection } from '../my/section.tsx'

/** As the room itself says them. */
export function Rules(rules: { exam: ExamCard; property: ExamProperty; now: number }) {
  return (
    <MySection title={m.courseexam_rules()}>
      <div className="stack cx-rules">
        <ExamRules {...rules} />
      </div>
    </MySection>
  )
}
