import { QuestionText } from '@prostuti/exam-ui/question-text'
import * as m from '@prostuti/text/messages'
import { partLetter } from '@prostuti/text/part-letter'
import { getLocale } from '@prostuti/text/runtime'
import { useState } from 'react'
import type { QuestionAnswer, WireAnswer } from '../../../../kit/exam/exam-types.ts'
import styles from './day-body.module.css'
import { DayMark } from './day-mark.tsx'
import type { PartVerdict } from './judge-day.ts'

type Said = Record<string, 'T' | 'F'>

type DayStemsProps = {
  asked: QuestionAnswer
  answer: WireAnswer | undefined
  verdicts: ReadonlyMap<number, PartVerdict> | undefined
  onAnswer: (answer: Said) => void
}

/** True or false for each stem; judged together, once the reader asks for it. */
export function DayStems({ asked, answer, verdicts, onAnswer }: DayStemsProps) {
  const [chosen, setChosen] = useState<Said>({})
  const said = (typeof answer === 'object' ? answer : undefined) ?? chosen
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onAnswer(chosen)
      }}
    >
      {!verdicts && <p className="muted">{m.exams_day_stems()}</p>}
      {asked.question.parts.map(({ id, text }, position) => {
        const verdict = verdicts?.get(id)
        return (
          <fieldset key={id} className={styles.dayStem} data-verdict={verdict} disabled={verdicts !== undefined}>
            <legend>
              <b>{partLetter(position, getLocale())}</b>
              <span>
                <QuestionText text={text} />
                {verdict && <small>{wordsOf(verdict, asked, id)}</small>}
              </span>
              {verdict && verdict !== 'missed' && <DayMark verdict={verdict} />}
            </legend>
            <div className={styles.dayTf}>
              {(['T', 'F'] as const).map((value) => (
                <label key={value}>
                  <input
                    type="radio"
                    name={`day-${id}`}
                    value={value}
                    checked={said[id] === value}
                    onChange={() => setChosen({ ...chosen, [id]: value })}
                  />
                  <span className={styles.daySaid}>{value === 'T' ? m.exams_true() : m.exams_false()}</span>
                </label>
              ))}
            </div>
          </fieldset>
        )
      })}
      {!verdicts && (
        <button type="submit" className="btn btn-brand" disabled={Object.keys(chosen).length === 0}>
          {m.exams_day_check()}
        </button>
      )}
    </form>
  )
}

function wordsOf(verdict: PartVerdict, { correct_answer }: QuestionAnswer, id: number): string {
  if (verdict === 'right') return m.exams_stem_right()
  const truth = Array.isArray(correct_answer) ? undefined : correct_answer[id]
  const right = truth === 'F' ? m.exams_false() : m.exams_true()
  return verdict === 'wrong' ? m.exams_stem_wrong({ right }) : m.exams_stem_blank({ right })
}
