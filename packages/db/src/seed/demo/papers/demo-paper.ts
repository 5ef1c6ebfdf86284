import type { RulePack, ShufflePolicy } from '@prostuti/exam-rules'
import type { LocalizedText, paper } from '../../../tables/index.ts'
import type { When } from '../dhaka-calendar.ts'
import type { DemoQuestion } from './question-shape.ts'

/** What every demo paper is, whenever it is sat. */
export type DemoPaper = {
  key: string
  kind: (typeof paper.$inferInsert)['kind']
  title: LocalizedText
  summary: LocalizedText
  /** Slug of the course it prepares for. */
  course: string
  rules: RulePack
  /** Null for as many as one likes. */
  attempts: number | null
  shuffle: ShufflePolicy
  lateAllowed?: boolean
  /** How often a key of it was corrected, plus one. */
  keysRevision?: number
  questions: DemoQuestion[]
}

export type TimedPaper = DemoPaper & { opens: When; closes: When | null }

/** The exam of one row of a course's schedule: it opens with the row. */
export type CoursePaper = DemoPaper & {
  /** Which of the exams that have been held. */
  row: 'first' | 'latest'
  openDays: number
}

/** In BCS a section is a subject; in the medical exams it is a question type. */
export function sectionOf(rules: RulePack, question: Pick<DemoQuestion, 'subject' | 'type'>) {
  const section =
    rules.sections.find(({ key }) => key === question.subject) ??
    rules.sections.find(({ type }) => type === question.type)
  if (!section) throw new Error(`the rules ${rules.key} have no section for a question of ${question.subject}`)
  return section
}
