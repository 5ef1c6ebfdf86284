import type { MarkedQuestion } from './mark-attempt.ts'
import { type Tally, tallyMarks } from './tally-marks.ts'

export type SubjectAnalysis = Tally & { readonly subject: string }

/** A tally for each subject, in the order in which the paper first asks about them. */
export function analyseSubjects(questions: Iterable<MarkedQuestion>): SubjectAnalysis[] {
  const bySubject = Map.groupBy(questions, (question) => question.subject)
  return [...bySubject].map(([subject, marked]) => ({ subject, ...tallyMarks(marked) }))
}
