import fc from 'fast-check'
import type { PaperQuestion } from '../questions/question.ts'
import type { Answer } from '../questions/question-types.ts'
import { rulePacks } from '../rule-packs/rule-packs.ts'
import { type BuiltPaper, buildPaper } from './build-paper.ts'

const papers = rulePacks.map((pack) => buildPaper(pack))

/** A whole paper of some pack and a doctor's answers to it, some of them missing. */
export const arbitrarySitting: fc.Arbitrary<{ paper: BuiltPaper; answers: Map<number, Answer> }> = fc
  .constantFrom(...papers)
  .chain((paper) =>
    fc
      .tuple(...paper.questions.map((question) => fc.option(arbitraryAnswer(question), { nil: undefined })))
      .map((answers) => ({ paper, answers: answersById(paper, answers) })),
  )

export function arbitraryAnswer(question: PaperQuestion): fc.Arbitrary<Answer> {
  const ids = question.parts.map((part) => part.id)
  if (question.type === 'sba') {
    return fc.constantFrom(null, ...ids).map((option) => ({ type: 'sba', option }))
  }
  return fc
    .tuple(...ids.map(() => fc.constantFrom('T', 'F', null)))
    .map((said) => ids.flatMap((id, index) => (said[index] ? [[id, said[index]]] : [])))
    .map((stems) => ({ type: 'mcq', stems: Object.fromEntries(stems) }))
}

function answersById(paper: BuiltPaper, answers: (Answer | undefined)[]): Map<number, Answer> {
  return new Map(paper.questions.flatMap(({ id }, index) => (answers[index] ? [[id, answers[index]]] : [])))
}
