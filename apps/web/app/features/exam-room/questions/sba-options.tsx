import type { ExamQuestion, WireAnswer } from '../../../kit/exam/exam-types.ts'
import { OptionLetter } from '../../../kit/exam/question/option-letter.tsx'
import { PartPicture } from '../../../kit/exam/question/part-picture.tsx'
import { QuestionText } from '../../../kit/exam/question/question-text.tsx'
import { RoomIcon } from '../room-icon.tsx'
import styles from '../styles/question.module.css'
import { toggleOption } from './wire-answers.ts'

type SbaOptionsProps = {
  question: ExamQuestion
  labelledBy: string
  answer: WireAnswer | undefined
  closed: boolean
  onAnswer: (answer: WireAnswer) => void
}

/** Native radios: arrows, Tab and screen readers find what they know. A chosen one clicked again is taken back. */
export function SbaOptions({ question, labelledBy, answer, closed, onAnswer }: SbaOptionsProps) {
  return (
    <div className={styles.opts} role="radiogroup" aria-labelledby={labelledBy}>
      {question.parts.map(({ id, text, image }, position) => (
        <label key={id} className={styles.opt} data-part="opt">
          <input
            type="radio"
            name={`question-${question.id}`}
            checked={answer === id}
            disabled={closed}
            // `change` does not come for a radio that is chosen already; `click` comes for keys and arrows too.
            onClick={() => onAnswer(toggleOption(answer, id))}
            onChange={stayControlled}
          />
          <OptionLetter position={position} silent />
          <span>
            <QuestionText text={text} />
            {image && <PartPicture image={image} />}
          </span>
          <RoomIcon name="check" />
        </label>
      ))}
    </div>
  )
}

const stayControlled = () => {}
