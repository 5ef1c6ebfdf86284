import type { QueryClient } from '@tanstack/react-query'
import { type Timetable, timetableQuery } from '../../kit/course/timetable-queries.ts'

/** As many as a browser has lines to one server. A batch with more schedules asks for the rest as these come. */
const atOnce = 6

/** The timetables of the batch's other schedules, all on their way together: one after the other each would wait for the network anew. */
export function askForOthers(client: QueryClient, own: Pick<Timetable, 'course' | 'schedules' | 'schedule_id'>): void {
  const others = own.schedules.filter(({ id }) => id !== own.schedule_id)
  for (const { id } of others.slice(0, atOnce)) void client.prefetchQuery(timetableQuery(own.course.id, id))
}
