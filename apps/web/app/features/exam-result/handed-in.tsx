import { formatWhen } from '@prostuti/text/dates'
import {
  result_answered,
  result_blank,
  result_counts,
  result_handed_in,
  result_marks_embargo_text,
  result_marks_soon,
  result_marks_soon_text,
  result_marks_wait,
} from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Phrase } from '../../page/phrase.tsx'
import type { ExamCard, ExamResult } from '../exams/exam-types.ts'
import { finishedWords } from './finished-words.ts'
import { ResultIcon } from './result-icon.tsx'

/** What is known of an attempt while others can still sit the exam: that it is in, how much was answered, when marks come. */
export function HandedIn({ exam, result }: { exam: ExamCard; result: Extract<ExamResult, { marks_released: false }> }) {
  const locale = getLocale()
  const at = result.marks_at === null ? undefined : new Date(result.marks_at)
  const counts = [
    { name: 'right', count: result.answered, label: result_answered() },
    { name: 'blank', count: result.questions - result.answered, label: result_blank() },
  ]
  return (
    <section className="card res-verdict full">
      <div className="res-top">
        <h2>
          <Phrase text={exam.title} />
        </h2>
        <p>{finishedWords(result, locale)}</p>
        <p className="res-in">
          <ResultIcon name="tick" />
          {result_handed_in()}
        </p>
      </div>
      <dl className="res-counts" aria-label={result_counts()}>
        {counts.map(({ name, count, label }) => (
          <div key={name}>
            <dd>{formatNumber(count, locale)}</dd>
            <dt>
              <i className={`res-sw is-${name}`} aria-hidden="true" />
              {label}
            </dt>
          </div>
        ))}
      </dl>
      <div className="res-wait">
        <ResultIcon name="clock" />
        <div>
          <b>
            {at && at > new Date()
              ? result_marks_soon({ when: formatWhen(at, new Date(), locale) })
              : result_marks_wait()}
          </b>
          <p>{exam.state === 'open' && exam.closes_at ? result_marks_soon_text() : result_marks_embargo_text()}</p>
        </div>
      </div>
    </section>
  )
}
