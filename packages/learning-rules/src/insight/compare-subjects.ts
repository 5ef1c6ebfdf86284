import { type Interval, type SubjectAnalysis, shareInterval } from '@prostuti/exam-rules'
import { fromAnswers, fromOthers, type Others, type Told } from './enough.ts'

export type ComparedSubject = {
  readonly subject: string
  readonly own: Told<Interval & { readonly right: number; readonly asked: number }>
  /** The share that all who are ranked got right together. */
  readonly others: Told<number>
}

/** The share right of each subject, within which it lies with 95 % certainty, beside that of everybody. What was left blank was not right. */
export function compareSubjects(subjects: readonly SubjectAnalysis[], others: Others): ComparedSubject[] {
  return subjects.flatMap(({ subject, right, wrong, blank }) => {
    const asked = right + wrong + blank
    if (asked === 0) return []
    return {
      subject,
      own: fromAnswers(right + wrong, { right, asked, ...shareInterval(right / asked, asked) }),
      others: fromOthers(others, (cohort) => {
        const all = cohort.subjects.find((each) => each.subject === subject)
        return all && all.asked > 0 ? all.right / all.asked : undefined
      }),
    }
  })
}
