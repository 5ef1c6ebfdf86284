import type {
  dashboard as dashboardCall,
  doctorEvents,
  joinEvent as joinEventCall,
  ResponseOf,
  readDoctorEvent,
} from '@prostuti/contract'
import type { QueryClient } from '@tanstack/react-query'
import { get } from '../../api/get.ts'
import { request } from '../../api/request.ts'

export type OwnEvent = ResponseOf<typeof doctorEvents>['events'][number]

const path = '/api/v3/web/doctor/events'
/** The dashboard lists them. Not by its query, which would then come with the events and bring them to the dashboard. */
const dashboard: typeof dashboardCall.path = '/api/v3/web/doctor/dashboard'

/** A held seat and a paid one must be true at every look. */
const askedAgain = { staleTime: 0, refetchOnMount: 'always' } as const

export const ownEventsQuery = { ...get<typeof doctorEvents>(path), ...askedAgain }

export const ownEventQuery = (id: string | number) => ({
  ...get<typeof readDoctorEvent>(`${path}/:id`, {}, { id }),
  ...askedAgain,
})

/** The link is asked for at the press and kept nowhere. */
export const joinEvent = (id: number) => request<typeof joinEventCall>('POST', `${path}/:id/join`, { params: { id } })

/** A seat was held, taken or paid. */
export const forgetOwnEvents = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey: [key] }) => String(key).startsWith(path) || key === dashboard })
