import { Icon } from '@prostuti/ui/icon'
import { boldTickIcon } from '@prostuti/ui/icons/common'
import { useId } from 'react'
import { QuestionPicture } from '../picture/question-picture.tsx'
import { OptionLetter } from '../text/option-letter.tsx'
import { QuestionText } from '../text/question-text.tsx'
import type { ExamQuestion, WireAnswer } from '../types.ts'
import styles from './question.module.css'
import { toggleOption } from './wire-answers.ts'

type SbaOptionsProps = {
  question: ExamQuestion
  /** The question's number, counted from one. */
  n: number
  labelledBy: string
  answer: WireAnswer | undefined
  closed: boolean
  onAnswer: (answer: WireAnswer) => void
}

/** Native radios: arrows, Tab and screen readers find what they know. A chosen one clicked again is taken back. */
export function SbaOptions({ question, n, labelledBy, answer, closed, onAnswer }: SbaOptionsProps) {
  const own = useId()
  return (
    <div className={styles.opts} data-part="opts" role="radiogroup" aria-labelledby={labelledBy}>
      {question.parts.map(({ id, text, image }, position) => {
        const name = `${own}-${id}`
        return (
          <div key={id} className={styles.opt} data-part="opt" data-chosen={answer === id || undefined}>
            <label>
              <input
                className="whole-label"
                type="radio"
                name={`question-${question.id}`}
                checked={answer === id}
                disabled={closed}
                aria-labelledby={image ? `${name} ${name}-image` : undefined}
                // `change` does not come for a radio that is chosen already; `click` comes for keys and arrows too.
                onClick={() => onAnswer(toggleOption(answer, id))}
                onChange={stayControlled}
              />
              <OptionLetter position={position} silent />
              <span id={image ? name : undefined}>
                <QuestionText text={text} />
              </span>
              <Icon of={boldTickIcon} />
            </label>
            {image && <QuestionPicture image={image} n={n} part={position} imageId={`${name}-image`} />}
          </div>
        )
      })}
    </div>
  )
}

const stayControlled = () => {}
