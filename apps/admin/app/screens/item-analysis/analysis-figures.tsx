import * as m from '@prostuti/text/messages'
import styles from '../../kit/exam/exam-screen.module.css'
import { Figure, Figures } from '../../kit/exam/figures.tsx'
import { marksWords, numberWords, shareWords } from '../../kit/exam/marks-words.ts'
import type { Analysis } from './analysis-types.ts'

const tenth = (hundredths: number): string => marksWords(Math.round(hundredths / 10) * 10)

/** How the paper as a whole did: who sat it, how its marks lie, and how far they can be trusted. */
export function AnalysisFigures({ analysis, isGrey }: { analysis: Analysis; isGrey: boolean }) {
  const { participants, passed, by_right: right, by_marks: marks, highest, out_of, near_pass } = analysis
  return (
    <section className={`card ${styles.card}`}>
      <Figures isGrey={isGrey}>
        <Figure
          title={m.office_analysis_examinees()}
          note={
            passed !== null &&
            m.office_analysis_passed({
              count: numberWords(passed),
              share: shareWords(passed / Math.max(1, participants)),
            })
          }
        >
          {numberWords(participants)}
        </Figure>
        <Figure
          title={m.office_analysis_mean()}
          note={
            highest !== null && m.office_analysis_highest({ marks: marksWords(highest), out_of: marksWords(out_of) })
          }
        >
          {marks.mean === null ? '–' : tenth(marks.mean)}
          {marks.deviation !== null && ` ± ${tenth(marks.deviation)}`}
        </Figure>
        <Figure
          title={m.office_analysis_reliability({ name: right.is_kr20 ? 'KR-20' : 'α' })}
          note={m.office_analysis_reliability_hint()}
        >
          {right.alpha === null ? '–' : numberWords(Math.round(right.alpha * 100) / 100)}
        </Figure>
        <Figure
          title={m.office_analysis_error()}
          note={near_pass !== null && m.office_analysis_near({ count: numberWords(near_pass) })}
        >
          {marks.error === null ? '–' : `± ${tenth(marks.error)}`}
        </Figure>
      </Figures>
    </section>
  )
}
