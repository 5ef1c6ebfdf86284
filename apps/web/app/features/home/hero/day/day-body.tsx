import type { QuestionAnswer, WireAnswer } from '../../../../kit/exam/exam-types.ts'
import styles from './day-body.module.css'
import { DayOptions } from './day-options.tsx'
import { DayStems } from './day-stems.tsx'
import { DayVerdict } from './day-verdict.tsx'
import { judgeDay } from './judge-day.ts'

type DayBodyProps = {
  asked: QuestionAnswer
  answer: WireAnswer | undefined
  /** Answered a moment ago, on this page. */
  fresh: boolean
  onAnswer: (answer: WireAnswer) => void
}

export function DayBody({ asked, answer, fresh, onAnswer }: DayBodyProps) {
  const { question } = asked
  const verdicts = answer === undefined ? undefined : judgeDay(asked, answer)
  const parts = { asked, verdicts, onAnswer }
  return (
    <>
      {question.images.map(({ src, alt, width, height }) => (
        <img key={src} className={styles.dayImage} src={src} alt={alt} width={width} height={height} />
      ))}
      {question.type === 'sba' ? <DayOptions {...parts} /> : <DayStems {...parts} answer={answer} />}
      {verdicts && <DayVerdict asked={asked} verdicts={verdicts} fresh={fresh} />}
    </>
  )
}
