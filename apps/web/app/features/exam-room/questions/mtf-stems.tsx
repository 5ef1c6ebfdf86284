import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useId } from 'react'
import type { ExamQuestion, WireAnswer } from '../../../kit/exam/exam-types.ts'
import { partLetter } from '../../../kit/exam/exam-words.ts'
import { PartPicture } from '../../../kit/exam/question/part-picture.tsx'
import { QuestionText } from '../../../kit/exam/question/question-text.tsx'
import styles from '../styles/question.module.css'
import { stemOf, toggleStem } from './wire-answers.ts'

type MtfStemsProps = {
  question: ExamQuestion
  answer: WireAnswer | undefined
  closed: boolean
  onAnswer: (answer: WireAnswer) => void
}

/** A pair of radios for every stem; the chosen one clicked again makes the stem blank. */
export function MtfStems({ question, answer, closed, onAnswer }: MtfStemsProps) {
  const id = useId()
  return (
    <div className={styles.stems}>
      {question.parts.map((stem, position) => {
        const said = stemOf(answer, stem.id)
        const name = `question-${question.id}-${stem.id}`
        return (
          <div key={stem.id} className={styles.stem}>
            <p id={`${id}-${stem.id}`}>
              <b>{partLetter(position, getLocale())}</b>
              <span>
                <QuestionText text={stem.text} />
                {stem.image && <PartPicture image={stem.image} />}
              </span>
            </p>
            <div className={styles.tf} role="radiogroup" aria-labelledby={`${id}-${stem.id}`}>
              {(['T', 'F'] as const).map((value) => (
                <label key={value}>
                  <input
                    type="radio"
                    name={name}
                    checked={said === value}
                    disabled={closed}
                    onClick={() => onAnswer(toggleStem(answer, stem.id, value))}
                    onChange={stayControlled}
                  />
                  <span>{value === 'T' ? m.room_true() : m.room_false()}</span>
                </label>
              ))}
            </div>
          </div>
        )
      })}
    </div>
  )
}

const stayControlled = () => {}
