import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import type { ReactNode } from 'react'
import type { ExamCard, ExamResult } from '../../kit/exam/exam-types.ts'
import { questionCounts, stemWords } from '../../kit/exam/result/result-counts.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { finishedWords } from './finished-words.ts'
import styles from './styles/result.module.css'

type ResultCardProps = {
  exam: ExamCard
  result: ExamResult
  /** What it came to. */
  verdict: ReactNode
  children?: ReactNode
}

/** The first card of a result: which exam, when it was handed in, what it came to, and the counts. */
export function ResultCard({ exam, result, verdict, children }: ResultCardProps) {
  const locale = getLocale()
  const stems = stemWords(result, locale)
  return (
    <section className={`card ${styles.resVerdict} ${styles.full}`}>
      <div className={styles.resTop}>
        <h2>
          <Phrase text={exam.title} />
        </h2>
        <p className="dotted">
          {finishedWords(result, locale).map((words) => (
            <span key={words}>{words}</span>
          ))}
        </p>
        {verdict}
      </div>
      <div className={styles.resNumbers}>
        <p className={styles.resOf}>{m.result_of_questions({ n: formatNumber(result.questions, locale) })}</p>
        <dl className={styles.resCounts} data-part="res-counts" aria-label={m.result_counts()}>
          {questionCounts(result).map(({ name, count, label }) => (
            <div key={name}>
              <dd>{formatNumber(count, locale)}</dd>
              <dt>
                <i className={styles.resSw} data-is={name} aria-hidden="true" />
                {label}
              </dt>
            </div>
          ))}
        </dl>
        {stems && <p className={styles.resStems}>{stems}</p>}
      </div>
      {children}
    </section>
  )
}
