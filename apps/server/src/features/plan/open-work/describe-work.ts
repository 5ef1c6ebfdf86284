import type { ResponseOf, readPlan } from '@prostuti/contract'
import { workOfKey } from '@prostuti/learning-rules/plan/work-key'
import type { OwnWork } from './read-work.ts'

type Work = Omit<ResponseOf<typeof readPlan>['short'][number], 'key' | 'minutes'>

/** What a work is called and where it stands, by its key; of a course that has ended its title alone is known. */
export function describeWork({ rows, work }: OwnWork, titleOf: (id: number) => string | null): (key: string) => Work {
  const deadlines = new Map(work.map(({ key, deadline }) => [key, deadline]))
  return (key) => {
    const of = workOfKey(key)
    const { kind } = of
    const until = deadlines.get(key) ?? null
    const deadline = until === null ? null : new Date(until).toISOString()
    if (of.kind === 'cards') return { kind, title: null, course: null, row: null, deadline }
    const row = rows.get(of.eventId)
    if (row === undefined) return { kind, title: titleOf(of.eventId), course: null, row: null, deadline }
    return {
      kind,
      title: row.title,
      course: row.course,
      row: { course_id: row.courseId, schedule_id: row.schedule_id, event_id: row.event_id },
      deadline,
    }
  }
}
