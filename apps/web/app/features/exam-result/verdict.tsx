import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { boldTickIcon, chevronDownIcon } from '@prostuti/ui/icons/common'
import type { ExamCard, MarkedResult } from '../../kit/exam/exam-types.ts'
import { formatMarks } from '../../kit/exam/exam-words.ts'
import { howItWent } from '../../kit/exam/result/how-it-went.ts'
import { passWords } from './pass-words.ts'
import { ResultCard } from './result-card.tsx'
import styles from './styles/result.module.css'

type VerdictProps = {
  exam: ExamCard
  result: MarkedResult
  /** Further down it stands how it went. */
  isAnalysed: boolean
}

/** The score, what it means, and how many questions went which way. */
export function Verdict({ exam, result, isAnalysed }: VerdictProps) {
  return (
    <ResultCard exam={exam} result={result} verdict={<Score result={result} />}>
      {isAnalysed && (
        <p className={styles.resJump}>
          <a className="link" href={`#${howItWent}`}>
            {m.insight_jump()}
            <Icon of={chevronDownIcon} size="sm" />
          </a>
        </p>
      )}
    </ResultCard>
  )
}

function Score({ result }: { result: MarkedResult }) {
  const locale = getLocale()
  const marks = formatMarks(result.marks, locale)
  const total = formatMarks(result.out_of, locale)
  return (
    <>
      <div className={styles.resScore} data-part="res-score">
        <p>
          <span className="sr">{m.result_score({ marks, total })}</span>
          <span aria-hidden="true">
            <b>{marks}</b> <span className="nb">/ {total}</span>
          </span>
        </p>
        {result.outcome && (
          <span className={styles.resOutcome}>
            {result.outcome === 'passed' && <Icon of={boldTickIcon} />}
            {result.outcome === 'passed' ? m.result_passed() : m.result_failed()}
          </span>
        )}
      </div>
      {result.pass_marks !== null && <p>{passWords(result, result.pass_marks, locale)}</p>}
    </>
  )
}
