import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon } from '@prostuti/ui/icons/common'
import { Link } from 'react-router'
import type { ExamClient } from '../../kit/exam/exam-clients.ts'
import type { ResultData } from '../../kit/exam/result/result-query.ts'
import { MissedAgain } from './missed-again.tsx'
import styles from './styles/result.module.css'

/** The way on: to every answer with its explanation, or the word when that opens. */
export function ToReview({ client, data }: { client: ExamClient; data: ResultData }) {
  const { exam, result } = data
  const counts = result.answers_released && result.marks_released ? result : undefined
  const isPractice = exam.kind === 'practice'
  const isNewest = result.attempt === data.attempts
  const missed = counts ? counts.wrong_questions + counts.partial_questions + counts.blank_questions : 0
  const locale = getLocale()
  const to = (show?: string) => {
    const query = new URLSearchParams()
    // The newest attempt is what the review shows by itself.
    if (!isNewest) query.set('attempt', String(result.attempt))
    if (show) query.set('show', show)
    return query.size === 0 ? client.reviewPath : `${client.reviewPath}?${query}`
  }
  return (
    <section className={`${styles.full} ${styles.resReview}`}>
      <header className="sec">
        <h2>{m.result_review_title()}</h2>
      </header>
      <div className="card pad stack">
        <p>{result.answers_released ? m.result_review_text() : waitWords(data)}</p>
        <div className={styles.resWays}>
          {result.answers_released && (
            <Link className="btn btn-go" to={to()}>
              {m.result_review_all()}
              <Icon of={arrowRightIcon} />
            </Link>
          )}
          {counts && counts.wrong_questions > 0 && (
            <Link className="btn btn-line" to={to('wrong')}>
              {m.result_review_wrong({ n: formatNumber(counts.wrong_questions, locale) })}
            </Link>
          )}
          {counts && counts.blank_questions > 0 && (
            <Link className="btn btn-line" to={to('blank')}>
              {m.result_review_blank({ n: formatNumber(counts.blank_questions, locale) })}
            </Link>
          )}
          {exam.can_start && (
            <Link className="btn btn-line" to={client.roomPath}>
              {isPractice ? m.practice_this_again() : m.result_again()}
            </Link>
          )}
          {isPractice && (
            <>
              {/* Of the newest attempt: an earlier one says what has been tried again since. */}
              {client.practiseMissed && isNewest && missed > 0 && <MissedAgain practise={client.practiseMissed} />}
              <Link className="btn btn-line" to={client.listPath}>
                {m.practice_new_set()}
              </Link>
            </>
          )}
        </div>
      </div>
    </section>
  )
}

function waitWords({ exam, result: { answers_at } }: ResultData): string {
  if (exam.mine?.state === 'running') return m.result_review_running()
  if (answers_at === null || new Date(answers_at) <= new Date()) return m.result_review_unknown()
  return m.result_review_when({ when: formatWhen(new Date(answers_at), new Date(), getLocale()) })
}
