import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import type { QuestionAnswer } from '../../kit/exam/exam-types.ts'
import { partLetter } from '../../kit/exam/exam-words.ts'
import { PartPicture } from '../../kit/exam/question/part-picture.tsx'
import { QuestionText } from '../../kit/exam/question/question-text.tsx'
import styles from '../../kit/exam/result/question.module.css'
import { ResultIcon } from '../../kit/exam/result/result-icon.tsx'
import { judgeOption } from './judge-part.ts'

/** The options of an `sba` question in the order they were seen: the right one, and the one that was taken. */
export function ReviewedOptions({ answer }: { answer: QuestionAnswer }) {
  const { question } = answer
  const locale = getLocale()
  return (
    <ol className={styles.rvParts}>
      {question.parts.map(({ id, text, image }, position) => {
        const { right, chosen } = judgeOption(answer, id)
        const verdict = right ? 'right ' : chosen ? 'wrong ' : ''
        return (
          <li key={id} className={styles.rvPart} data-part="rv-part" data-is={`${verdict}${chosen ? 'chosen' : ''}`}>
            <span className={styles.rvLetter} aria-hidden="true">
              {right ? <ResultIcon name="tick" /> : chosen ? <ResultIcon name="cross" /> : partLetter(position, locale)}
            </span>
            <span className={styles.rvWords}>
              {(right || chosen) && <span aria-hidden="true">{partLetter(position, locale)}. </span>}
              <QuestionText text={text} />
              {image && <PartPicture image={image} />}
            </span>
            {(right || chosen) && (
              <span className={styles.rvTag}>
                {chosen ? (right ? m.review_yours_right() : m.review_yours_wrong()) : m.review_right()}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
