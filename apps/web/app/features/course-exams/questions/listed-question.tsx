import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { memo } from 'react'
import type { QuestionAnswer } from '../../../kit/exam/exam-types.ts'
import { partLetter } from '../../../kit/exam/exam-words.ts'
import { QuestionPicture } from '../../../kit/exam/question/question-picture.tsx'
import { QuestionText } from '../../../kit/exam/question/question-text.tsx'
import questionStyles from '../../../kit/exam/result/question.module.css'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import courseExamsStyles from '../course-exams.module.css'
import type { Depth } from './depths.ts'
import { keyOfPart } from './key-of-part.ts'

/** One question, as much of it as the page shows; nothing of what the doctor chose. */
export const ListedQuestion = memo(function ListedQuestion({
  answer,
  depth,
}: {
  answer: QuestionAnswer
  depth: Depth
}) {
  const { question, position, explanation } = answer
  const locale = getLocale()
  const heading = `q-${position}`
  return (
    <article className={`card ${questionStyles.rvQ}`} data-part="rv-q" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{m.review_question({ n: localizeDigits(position, locale) })}</h2>
        <span className={courseExamsStyles.rvAbout}>
          <Phrase text={question.subject} />
        </span>
      </header>
      <p className={questionStyles.rvText}>
        <QuestionText text={question.text} />
      </p>
      {question.images.map((image) => (
        <QuestionPicture key={image.src} image={image} n={position} />
      ))}
      <ol className={questionStyles.rvParts}>
        {question.parts.map(({ id, text }, position) => {
          const key = depth === 'questions' ? undefined : keyOfPart(answer, id)
          return (
            <li
              key={id}
              className={questionStyles.rvPart}
              data-part="rv-part"
              data-is={key === 'right' ? 'right' : undefined}
            >
              <span className={questionStyles.rvLetter} aria-hidden="true">
                {partLetter(position, locale)}
              </span>
              <span className={questionStyles.rvWords}>
                <QuestionText text={text} />
              </span>
              {key && <span className={questionStyles.rvTag}>{keyWords(key)}</span>}
            </li>
          )
        })}
      </ol>
      {depth !== 'questions' && answer.corrected && <p className={questionStyles.rvNothing}>{m.review_corrected()}</p>}
      {depth === 'explanations' && explanation && (
        <div className={questionStyles.rvWhy} data-part="rv-why">
          <h3>{m.courseexam_explanation()}</h3>
          <p>
            <QuestionText text={explanation} />
          </p>
        </div>
      )}
    </article>
  )
})

function keyWords(key: NonNullable<ReturnType<typeof keyOfPart>>): string {
  const words = { right: m.courseexam_key, T: m.courseexam_true, F: m.courseexam_false, either: m.courseexam_either }
  return words[key]()
}
