import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import type { QuestionAnswer } from '../../kit/exam/exam-types.ts'
import { partLetter } from '../../kit/exam/exam-words.ts'
import { PartPicture } from '../../kit/exam/question/part-picture.tsx'
import { QuestionText } from '../../kit/exam/question/question-text.tsx'
import styles from '../../kit/exam/result/question.module.css'
import { ResultIcon, type ResultIconName } from '../../kit/exam/result/result-icon.tsx'
import { type JudgedStem, judgeStem } from './judge-part.ts'
import { truthWords } from './review-words.ts'

const icons: Record<JudgedStem['verdict'], ResultIconName> = { right: 'tick', wrong: 'cross', blank: 'dash' }

/** The statements of an `mcq` question, each with what the reader said of it and what is so. */
export function ReviewedStems({ answer }: { answer: QuestionAnswer }) {
  const { question, state } = answer
  const locale = getLocale()
  return (
    <ol className={styles.rvParts}>
      {question.parts.map(({ id, text, image }, position) => {
        const { key, said, verdict } = judgeStem(answer, id)
        return (
          <li
            key={id}
            className={styles.rvPart}
            data-part="rv-part"
            data-is={`stem${state === null ? '' : ` ${verdict}`}`}
          >
            <span className={styles.rvLetter} aria-hidden="true">
              {partLetter(position, locale)}
            </span>
            <span className={styles.rvWords}>
              <QuestionText text={text} />
              {image && <PartPicture image={image} />}
            </span>
            <span className={styles.rvTruths}>
              {state !== null && (
                <span className={styles.rvSaid} data-is={verdict}>
                  <ResultIcon name={icons[verdict]} />
                  {m.review_you_said()}: <b>{said ? truthWords(said) : m.review_stem_blank()}</b>
                </span>
              )}
              <span>
                {m.review_key_is()}: <b>{truthWords(key)}</b>
              </span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
