import * as m from '@prostuti/text/messages'
import { partLetter } from '@prostuti/text/part-letter'
import { useExamLocale } from '../exam-locale.ts'
import { QuestionPicture } from '../picture/question-picture.tsx'
import { QuestionText } from '../text/question-text.tsx'
import type { QuestionAnswer } from '../types.ts'
import { keyOfPart } from './key-of-part.ts'
import styles from './question.module.css'
import { Explanation, ReviewCard } from './review-card.tsx'

type ListedQuestionProps = {
  answer: QuestionAnswer
  /** How much of it is shown. */
  depth: 'questions' | 'answers' | 'explanations'
}

/** One question and what is right about it, as much as the page shows; nothing of what anybody chose. */
export function ListedQuestion({ answer, depth }: ListedQuestionProps) {
  const { explanation } = answer
  const locale = useExamLocale()
  return (
    <ReviewCard answer={answer}>
      <ol className={styles.rvParts}>
        {answer.question.parts.map(({ id, text, image }, position) => {
          const key = depth === 'questions' ? undefined : keyOfPart(answer, id)
          return (
            <li key={id} className={styles.rvPart} data-part="rv-part" data-is={key === 'right' ? 'right' : undefined}>
              <span className={styles.rvLetter} aria-hidden="true">
                {partLetter(position, locale)}
              </span>
              <div className={styles.rvWords}>
                <QuestionText text={text} />
                {image && <QuestionPicture image={image} n={answer.position} part={position} />}
              </div>
              {key && <span className={styles.rvTag}>{keyWords[key]({}, { locale })}</span>}
            </li>
          )
        })}
      </ol>
      {depth !== 'questions' && answer.corrected && (
        <p className={styles.rvNothing}>{m.review_corrected({}, { locale })}</p>
      )}
      {depth === 'explanations' && explanation && (
        <Explanation title={m.courseexam_explanation({}, { locale })} text={explanation} />
      )}
    </ReviewCard>
  )
}

const keyWords = { right: m.courseexam_key, T: m.courseexam_true, F: m.courseexam_false, either: m.courseexam_either }
