import * as m from '@prostuti/text/messages'
import { partLetter } from '@prostuti/text/part-letter'
import { Icon } from '@prostuti/ui/icon'
import { boldCloseIcon, boldTickIcon } from '@prostuti/ui/icons/common'
import { useExamLocale } from '../exam-locale.ts'
import { QuestionPicture } from '../picture/question-picture.tsx'
import { QuestionText } from '../text/question-text.tsx'
import type { QuestionAnswer } from '../types.ts'
import { judgeOption } from './judge-part.ts'
import styles from './question.module.css'

/** The options of an `sba` question in the order they were seen: the right one, and the one that was taken. */
export function ReviewedOptions({ answer }: { answer: QuestionAnswer }) {
  const { question } = answer
  const locale = useExamLocale()
  return (
    <ol className={styles.rvParts}>
      {question.parts.map(({ id, text, image }, position) => {
        const { right, chosen } = judgeOption(answer, id)
        const verdict = right ? 'right ' : chosen ? 'wrong ' : ''
        return (
          <li key={id} className={styles.rvPart} data-part="rv-part" data-is={`${verdict}${chosen ? 'chosen' : ''}`}>
            <span className={styles.rvLetter} aria-hidden="true">
              {right ? <Icon of={boldTickIcon} /> : chosen ? <Icon of={boldCloseIcon} /> : partLetter(position, locale)}
            </span>
            <div className={styles.rvWords}>
              {(right || chosen) && <span aria-hidden="true">{partLetter(position, locale)}. </span>}
              <QuestionText text={text} />
              {image && <QuestionPicture image={image} n={answer.position} part={position} />}
            </div>
            {(right || chosen) && (
              <span className={styles.rvTag}>
                {chosen
                  ? right
                    ? m.review_yours_right({}, { locale })
                    : m.review_yours_wrong({}, { locale })
                  : m.review_right({}, { locale })}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
