import { type Interval, type SubjectAnalysis, shareInterval } from '@prostuti/exam-rules'
import { fromAnswers, fromOthers, type Told } from './enough.ts'
import type { PaperCohort } from './paper-cohort.ts'

export type ComparedSubject = {
  readonly subject: string
  readonly own: Told<Interval & { readonly right: number; readonly asked: number }>
  /** The share that all who are ranked got right together. */
  readonly others: Told<number>
}

/** The share right of each subject, within which it lies with 95 % certainty, beside that of everybody. What was left blank was not right. */
export function compareSubjects(subjects: readonly SubjectAnalysis[], cohort: PaperCohort | null): ComparedSubject[] {
  const others = new Map(cohort?.subjects.map((each) => [each.subject, each]))
  return subjects.flatMap(({ subject, right, wrong, blank }) => {
    const asked = right + wrong + blank
    if (asked === 0) return []
    const all = others.get(subject)
    return {
      subject,
      own: fromAnswers(right + wrong, { right, asked, ...shareInterval(right / asked, asked) }),
      others: fromOthers(cohort?.sittings ?? 0, all && all.asked > 0 ? all.right / all.asked : undefined),
    }
  })
}
