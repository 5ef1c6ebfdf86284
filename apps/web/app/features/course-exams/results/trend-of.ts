import type { CourseExam } from '../course-exam-queries.ts'

export type TrendPoint = {
  eventId: number
  title: string
  at: string
  /** Of the full marks, never below nothing: a picture has no room there. */
  percent: number
  /** Of everybody; null until the ranks are drawn. */
  average: number | null
  pass: number | null
}

/** The most that a phone's width can hold; older ones are in the list. */
const mostPoints = 10

/** What was sat and marked, in the order of time. */
export function trendOf(exams: readonly CourseExam[]): TrendPoint[] {
  return exams
    .flatMap(({ event_id, title, starts_at, result }): TrendPoint[] => {
      if (result === null) return []
      const share = (marks: number | null) => (marks === null ? null : percentOf(marks, result.out_of))
      return [
        {
          eventId: event_id,
          title,
          at: starts_at,
          percent: Math.max(0, percentOf(result.marks, result.out_of)),
          average: share(result.average),
          pass: share(result.pass_marks),
        },
      ]
    })
    .slice(-mostPoints)
}

export const percentOf = (marks: number, outOf: number): number => (outOf === 0 ? 0 : Math.round((100 * marks) / outOf))

export type TrendSum = {
  sat: number
  average: number
  best: number
  first: number
  last: number
  above: number
  compared: number
}

/** What the picture says, in figures; undefined before the first result. */
export function sumOf(exams: readonly CourseExam[]): TrendSum | undefined {
  const results = exams.flatMap(({ result }) => result ?? [])
  const percents = results.map(({ marks, out_of }) => percentOf(marks, out_of))
  const [first, last] = [percents[0], percents.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const compared = results.filter(({ average }) => average !== null)
  return {
    sat: percents.length,
    average: Math.round(percents.reduce((sum, each) => sum + each, 0) / percents.length),
    best: Math.max(...percents),
    first,
    last,
    above: compared.filter(({ marks, average }) => marks > (average ?? 0)).length,
    compared: compared.length,
  }
}
