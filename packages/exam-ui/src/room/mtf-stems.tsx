import * as m from '@prostuti/text/messages'
import { partLetter } from '@prostuti/text/part-letter'
import { useId } from 'react'
import { useExamLocale } from '../exam-locale.ts'
import { QuestionPicture } from '../picture/question-picture.tsx'
import { QuestionText } from '../text/question-text.tsx'
import type { ExamQuestion, GivenStems, WireAnswer } from '../types.ts'
import styles from './question.module.css'
import { stemOf, toggleStem } from './wire-answers.ts'

type MtfStemsProps = {
  question: ExamQuestion
  /** The question's number, counted from one. */
  n: number
  answer: WireAnswer | undefined
  closed: boolean
  onAnswer: (answer: WireAnswer) => void
  given?: GivenStems | undefined
}

/** A pair of radios for every stem that is asked; the chosen one clicked again makes the stem blank. */
export function MtfStems({ question, n, answer, closed, onAnswer, given = {} }: MtfStemsProps) {
  const id = useId()
  const locale = useExamLocale()
  return (
    <div className={styles.stems}>
      {question.parts.map((stem, position) => {
        const said = stemOf(answer, stem.id)
        const name = `question-${question.id}-${stem.id}`
        const words = `${id}-${stem.id}`
        const truth = given[stem.id]
        return (
          <div key={stem.id} className={stem.image ? `${styles.stem} ${styles.pictured}` : styles.stem}>
            <p id={words}>
              <b>{partLetter(position, locale)}</b>
              <span>
                <QuestionText text={stem.text} />
              </span>
            </p>
            {stem.image && <QuestionPicture image={stem.image} n={n} part={position} imageId={`${words}-image`} />}
            {truth ? (
              <p className={styles.given}>{truths[truth]({}, { locale })}</p>
            ) : (
              <div
                className={styles.tf}
                role="radiogroup"
                aria-labelledby={stem.image ? `${words} ${words}-image` : words}
              >
                {(['T', 'F'] as const).map((value) => (
                  <label key={value} data-chosen={said === value || undefined}>
                    <input
                      className="whole-label"
                      type="radio"
                      name={name}
                      checked={said === value}
                      disabled={closed}
                      onClick={() => onAnswer(toggleStem(answer, stem.id, value))}
                      onChange={stayControlled}
                    />
                    <span>{value === 'T' ? m.room_true({}, { locale }) : m.room_false({}, { locale })}</span>
                  </label>
                ))}
              </div>
            )}
          </div>
        )
      })}
    </div>
  )
}

const truths = { T: m.review_true, F: m.review_false, either: m.review_either }

const stayControlled = () => {}
