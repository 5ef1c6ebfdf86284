import { judgeOption, judgeStem } from '@prostuti/exam-ui/judge-part'
import type { QuestionAnswer, WireAnswer } from '../../../kit/exam/exam-types.ts'
import type { RetestCard } from './notebook-types.ts'

type Judged = Pick<RetestCard, 'question' | 'stems' | 'correct_answer'>

/** The stems that are asked; of an `sba` question none are. */
export const askedStems = ({ question, stems }: Judged): number[] =>
  question.type === 'sba' ? [] : (stems ?? question.parts.map(({ id }) => id))

/** Whether a retest was answered right: the option that counts, or every stem that was asked. */
export function judgeCard(card: Judged, answer: WireAnswer): boolean {
  const judged = { correct_answer: card.correct_answer, selected_answer: answer }
  if (card.question.type === 'sba') return typeof answer === 'number' && judgeOption(judged, answer).right
  return askedStems(card).every((id) => judgeStem(judged, id).verdict === 'right')
}

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
