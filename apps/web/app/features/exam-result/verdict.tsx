import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import type { ExamCard, MarkedResult } from '../../kit/exam/exam-types.ts'
import { formatMarks } from '../../kit/exam/exam-words.ts'
import { ResultIcon } from '../../kit/exam/result/result-icon.tsx'
import { ResultCard } from './result-card.tsx'
import styles from './styles/result.module.css'

/** The score, what it means, and how many questions went which way. */
export function Verdict({ exam, result }: { exam: ExamCard; result: MarkedResult }) {
  const counts = [
    { name: 'right', count: result.correct_questions, label: m.result_correct() },
    { name: 'wrong', count: result.wrong_questions, label: m.result_wrong() },
    { name: 'part', count: result.partial_questions, label: m.result_partial() },
    { name: 'blank', count: result.blank_questions, label: m.result_blank() },
  ].filter(({ name, count }) => name !== 'part' || count > 0)
  return <ResultCard exam={exam} result={result} verdict={<Score result={result} />} counts={counts} />
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
            {result.outcome === 'passed' && <ResultIcon name="tick" />}
            {result.outcome === 'passed' ? m.result_passed() : m.result_failed()}
          </span>
        )}
      </div>
      {result.pass_marks !== null && <p>{passWords(result, result.pass_marks, locale)}</p>}
    </>
  )
}

/** Some rules ask for more than the sum, so a failed one may have the marks: then the pass mark alone is said. */
function passWords({ marks, outcome }: MarkedResult, passMarks: number, locale: Locale): string {
  const pass = formatMarks(passMarks, locale)
  const more = formatMarks(Math.abs(marks - passMarks), locale)
  if (outcome === 'passed') return marks === passMarks ? m.result_just({ pass }) : m.result_above({ pass, more })
  return marks < passMarks ? m.result_below({ pass, more }) : m.result_pass_marks({ pass })
}
