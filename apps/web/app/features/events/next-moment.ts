import * as m from '@prostuti/text/messages'
import type { EventData } from '../../kit/event/event-queries.ts'
import type { OwnEventState } from '../../kit/event/own-event-state.ts'

/** What the reader waits for: whoever is registered for the event itself, everybody else for the last chance to be. */
export const nextMoment = ({ starts_at, deadline }: Pick<EventData, 'starts_at' | 'deadline'>, mine: OwnEventState) =>
  mine === 'registered' ? { label: m.event_begins(), at: starts_at } : { label: m.event_deadline(), at: deadline }
