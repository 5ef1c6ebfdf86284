import * as m from '@prostuti/text/messages'
import { partLetter } from '@prostuti/text/part-letter'
import { Icon, type IconShape } from '@prostuti/ui/icon'
import { boldCloseIcon, boldTickIcon } from '@prostuti/ui/icons/common'
import { dashIcon } from '@prostuti/ui/icons/result'
import { useExamLocale } from '../exam-locale.ts'
import { QuestionPicture } from '../picture/question-picture.tsx'
import { QuestionText } from '../text/question-text.tsx'
import type { QuestionAnswer } from '../types.ts'
import { type JudgedStem, judgeStem } from './judge-part.ts'
import styles from './question.module.css'

const icons: Record<JudgedStem['verdict'], IconShape> = { right: boldTickIcon, wrong: boldCloseIcon, blank: dashIcon }

const truths = { T: m.review_true, F: m.review_false, either: m.review_either }

type ReviewedStemsProps = {
  answer: QuestionAnswer
  /** The stems that were asked, by their id; of the others only what is so. All of them where it is left out. */
  asked?: readonly number[] | undefined
}

/** The statements of an `mcq` question, each with what the reader said of it and what is so. */
export function ReviewedStems({ answer, asked }: ReviewedStemsProps) {
  const { question, state } = answer
  const locale = useExamLocale()
  return (
    <ol className={styles.rvParts}>
      {question.parts.map(({ id, text, image }, position) => {
        const { key, said, verdict } = judgeStem(answer, id)
        const isJudged = state !== null && (asked?.includes(id) ?? true)
        return (
          <li key={id} className={styles.rvPart} data-part="rv-part" data-is={`stem${isJudged ? ` ${verdict}` : ''}`}>
            <span className={styles.rvLetter} aria-hidden="true">
              {partLetter(position, locale)}
            </span>
            <div className={styles.rvWords}>
              <QuestionText text={text} />
              {image && <QuestionPicture image={image} n={answer.position} part={position} />}
            </div>
            <span className={styles.rvTruths}>
              {isJudged && (
                <span className={styles.rvSaid} data-is={verdict}>
                  <Icon of={icons[verdict]} />
                  {m.review_you_said({}, { locale })}:{' '}
                  <b>{said ? truths[said]({}, { locale }) : m.review_stem_blank({}, { locale })}</b>
                </span>
              )}
              {key && (
                <span>
                  {m.review_key_is({}, { locale })}: <b>{truths[key]({}, { locale })}</b>
                </span>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
