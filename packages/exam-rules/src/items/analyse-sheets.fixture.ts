import { markQuestion } from '../marking/mark-question.ts'
import type { MarkRule } from '../marking/mark-rule.ts'
import type { PaperQuestion } from '../questions/question.ts'
import type { Answer, AnswerKey } from '../questions/question-types.ts'
import { questionWorth } from '../rule-packs/full-marks.ts'
import { analysePaper } from './analyse-paper.ts'
import type { PaperItems } from './item-analysis.ts'
import { addCandidate, createItemTable } from './item-table.ts'

export type KeyedQuestion = PaperQuestion & { readonly key: AnswerKey }

/** The analysis of a paper of one section, from everybody's answers. */
export function analyseSheets(
  questions: readonly KeyedQuestion[],
  rule: MarkRule,
  sheets: readonly ReadonlyMap<number, Answer>[],
): PaperItems {
  const table = createItemTable(
    questions.map((question) => ({
      ...question,
      outOf: questionWorth(question.type, question.parts.length, rule, question.key.grace),
      byStems: rule.unit === 'stem',
    })),
    sheets.length,
  )
  for (const answers of sheets)
    addCandidate(
      table,
      answers,
      questions.map((question) => ({
        questionId: question.id,
        section: question.section,
        subject: question.subject,
        ...markQuestion(question, question.key, answers.get(question.id), rule),
      })),
    )
  const run = analysePaper(table)
  for (let step = run.next(); ; step = run.next()) if (step.done) return step.value
}
