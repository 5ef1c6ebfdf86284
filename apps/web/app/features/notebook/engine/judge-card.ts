import { isRight } from '@prostuti/learning-rules/cards/judge-review'
import type { QuestionAnswer, WireAnswer } from '../../../kit/exam/exam-types.ts'
import type { RetestCard } from './notebook-types.ts'

type Judged = Pick<RetestCard, 'question' | 'stems' | 'correct_answer'>

/** The stems that are asked; of an `sba` question none are. */
export const askedStems = ({ question, stems }: Judged): number[] =>
  question.type === 'sba' ? [] : (stems ?? question.parts.map(({ id }) => id))

/** Whether a retest was answered right, by the rule that the server judges by. */
export const judgeCard = ({ correct_answer, stems }: Judged, answer: WireAnswer): boolean =>
  isRight(correct_answer, answer, stems)

/** The card as a question that was answered, for what draws those: stems that were not asked are as they are. */
export function answeredCard(card: RetestCard, answer: WireAnswer, position: number): QuestionAnswer {
  return {
    position,
    question: card.question,
    correct_answer: card.correct_answer,
    explanation: card.explanation,
    corrected: card.corrected,
    correction: null,
    objection: null,
    grace: null,
    selected_answer: answer,
    flagged: false,
    state: judgeCard(card, answer) ? 'correct' : answer === null ? 'blank' : 'wrong',
    marks: null,
    out_of: 0,
  }
}
