import { OptionLetter } from '@prostuti/exam-ui/option-letter'
import { QuestionText } from '@prostuti/exam-ui/question-text'
import * as m from '@prostuti/text/messages'
import type { QuestionAnswer } from '../../../../kit/exam/exam-types.ts'
import styles from './day-body.module.css'
import { DayMark } from './day-mark.tsx'
import type { PartVerdict } from './judge-day.ts'

type DayOptionsProps = {
  asked: QuestionAnswer
  /** Once answered. */
  verdicts: ReadonlyMap<number, PartVerdict> | undefined
  onAnswer: (option: number) => void
}

/** One click is the answer; afterwards the options stay to be read. */
export function DayOptions({ asked, verdicts, onAnswer }: DayOptionsProps) {
  return (
    <ul className={styles.dayOptions} aria-label={verdicts ? undefined : m.exams_day_choose()}>
      {asked.question.parts.map(({ id, text }, position) => {
        const verdict = verdicts?.get(id)
        const said = (
          <>
            <OptionLetter position={position} />
            <span>
              <QuestionText text={text} />
              {verdict && verdict !== 'none' && <small>{wordsOf(verdict)}</small>}
            </span>
            {verdict && <DayMark verdict={verdict} />}
          </>
        )
        return (
          <li key={id}>
            {verdicts ? (
              <div className={styles.dayOption} data-verdict={verdict}>
                {said}
              </div>
            ) : (
              <button type="button" className={styles.dayOption} onClick={() => onAnswer(id)}>
                {said}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function wordsOf(verdict: Exclude<PartVerdict, 'none'>): string {
  return { right: m.exams_yours_right, wrong: m.exams_yours_wrong, missed: m.exams_right }[verdict]()
}
