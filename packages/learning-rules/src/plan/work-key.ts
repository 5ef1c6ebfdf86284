/** A recording or an exam's reading, by the row of its timetable; cards, by their day of learning. */
export type WorkSource = { kind: 'lecture' | 'revision'; eventId: number } | { kind: 'cards'; day: string }

/** The name under which the planner lays a piece of work; the same work has the same name whenever it is laid again. */
export const workKey = (work: WorkSource): string => `${work.kind}:${work.kind === 'cards' ? work.day : work.eventId}`

/** The other way of `workKey`. */
export function workOfKey(key: string): WorkSource {
  const [kind, of] = key.split(':') as [WorkSource['kind'], string]
  return kind === 'cards' ? { kind, day: of } : { kind, eventId: Number(of) }
}
