import { useQuery } from '@tanstack/react-query'
import { type OwnEvent, ownEventQuery } from '../../kit/event/own-event-queries.ts'
import { useSession } from '../../kit/session/session.ts'

/**
 * How the event stands to the reader; undefined for a visitor and until it is known. The page itself is one for everybody, so
 * this is asked for once it has come alive, and not on a device that would be sent away for asking.
 */
export function useOwnEvent(eventId: number): OwnEvent | undefined {
  const { doctor } = useSession()
  const { data } = useQuery({ ...ownEventQuery(eventId), enabled: doctor?.has_verified_device === true })
  return doctor === null ? undefined : data
}
