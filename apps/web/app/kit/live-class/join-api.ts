import type { joinClass, ResponseOf } from '@prostuti/contract'
import type { QueryClient } from '@tanstack/react-query'
import { request } from '../../api/request.ts'

export type Opening = ResponseOf<typeof joinClass>['open']

/** Zoom may take its time, and a class is worth waiting for. */
const patientMs = 25_000

export const askToJoin = (id: number | string, eventId: number): Promise<ResponseOf<typeof joinClass>> =>
  request<typeof joinClass>('POST', '/api/v3/web/doctor/courses/:id/events/:eventId/join-class', {
    params: { id, eventId },
    timeoutMs: patientMs,
  })

const showsClasses =
  /^\/api\/v3\/web\/doctor\/(dashboard|courses\/\d+\/(timetable|events\/\d+\/lecture|pending-videos))/

/** What shows a class, and whether the doctor came, asks again. */
export const refreshClasses = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => showsClasses.test(String(queryKey[0])) })
