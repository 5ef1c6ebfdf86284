import type { AnswerStep } from '../attempts/answer-step.ts'
import type { Attempt } from '../attempts/attempt.ts'
import { replaySteps } from '../attempts/replay-steps.ts'
import type { PaperQuestion } from '../questions/question.ts'
import type { AnswerKey } from '../questions/question-types.ts'
import type { RulePack } from '../rule-packs/rule-pack.ts'
import { markQuestion } from './mark-question.ts'
import type { QuestionMark } from './mark-rule.ts'
import { markRulesOf } from './mark-rules-of.ts'

/** A paper with its copy of the rules and its keys by question id. Never leaves the server. */
export type MarkablePaper = {
  readonly rules: RulePack
  readonly questions: readonly PaperQuestion[]
  readonly keys: ReadonlyMap<number, AnswerKey>
}

export type MarkedQuestion = QuestionMark & {
  readonly questionId: number
  readonly section: string
  readonly subject: string
}

/** Replays the steps and marks every question of the paper, in its order. */
export function markAttempt(paper: MarkablePaper, attempt: Attempt, steps: Iterable<AnswerStep>): MarkedQuestion[] {
  const ruleOf = markRulesOf(paper.rules)
  const answers = replaySteps(attempt, steps)
  return paper.questions.map((question) => {
    const key = paper.keys.get(question.id)
    if (!key) throw new Error(`Question ${question.id} has no key`)
    const mark = markQuestion(question, key, answers.get(question.id), ruleOf(question.section))
    return { questionId: question.id, section: question.section, subject: question.subject, ...mark }
  })
}
