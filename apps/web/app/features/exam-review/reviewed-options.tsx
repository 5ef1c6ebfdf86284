import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import type { QuestionAnswer } from '../../kit/exam/exam-types.ts'
import { partLetter } from '../../kit/exam/exam-words.ts'
import { QuestionText } from '../../kit/exam/question/question-text.tsx'
import { languageOf } from '../../kit/exam/question/text-language.ts'
import { ResultIcon } from '../../kit/exam/result/result-icon.tsx'
import { judgeOption } from './judge-part.ts'

/** The options of an `sba` question in the order they were seen: the right one, and the one that was taken. */
export function ReviewedOptions({ answer }: { answer: QuestionAnswer }) {
  const { question } = answer
  const language = languageOf(question.text) ?? getLocale()
  return (
    <ol className="rv-parts">
      {question.parts.map(({ id, text }, place) => {
        const { right, chosen } = judgeOption(answer, id)
        const look = right ? ' is-right' : chosen ? ' is-wrong' : ''
        return (
          <li key={id} className={`rv-part${look}${chosen ? ' is-chosen' : ''}`}>
            <span className="rv-letter" aria-hidden="true">
              {right ? <ResultIcon name="tick" /> : chosen ? <ResultIcon name="cross" /> : partLetter(place, language)}
            </span>
            <span className="rv-words">
              {(right || chosen) && <span aria-hidden="true">{partLetter(place, language)}. </span>}
              <QuestionText text={text} />
            </span>
            {(right || chosen) && (
              <span className="rv-tag">
                {chosen ? (right ? m.review_yours_right() : m.review_yours_wrong()) : m.review_right()}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
