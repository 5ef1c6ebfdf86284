import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { boldTickIcon } from '@prostuti/ui/icons/common'
import { clockIcon } from '@prostuti/ui/icons/study'
import type { ExamCard, ExamResult } from '../../kit/exam/exam-types.ts'
import { ResultCard } from './result-card.tsx'
import styles from './styles/result.module.css'

/** What is known of an attempt while others can still sit the exam: that it is in, how much was answered, when marks come. */
export function HandedIn({ exam, result }: { exam: ExamCard; result: Extract<ExamResult, { marks_released: false }> }) {
  const locale = getLocale()
  const at = result.marks_at === null ? undefined : new Date(result.marks_at)
  return (
    <ResultCard
      exam={exam}
      result={result}
      verdict={
        <p className={styles.resIn}>
          <Icon of={boldTickIcon} />
          {m.result_handed_in()}
        </p>
      }
    >
      <div className={styles.resWait}>
        <Icon of={clockIcon} />
        <div>
          <b>
            {at && at > new Date()
              ? m.result_marks_soon({ when: formatWhen(at, new Date(), locale) })
              : m.result_marks_wait()}
          </b>
          <p>{exam.state === 'open' && exam.closes_at ? m.result_marks_soon_text() : m.result_marks_embargo_text()}</p>
        </div>
      </div>
    </ResultCard>
  )
}
