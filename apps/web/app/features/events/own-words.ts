import { formatTime } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import type { OwnEvent } from '../../kit/event/own-event-queries.ts'
import type { OwnEventState } from '../../kit/event/own-event-state.ts'

/** What a chip says of it; a held seat says until when. */
export function ownWords(state: Exclude<OwnEventState, 'none'>, { order }: Pick<OwnEvent, 'order'>): string {
  if (state === 'registered') return m.event_own_registered()
  if (state === 'waiting') return m.event_own_waiting()
  if (state === 'unpaid' || order?.held_until == null) return m.event_own_unpaid()
  return m.event_own_held({ time: formatTime(new Date(order.held_until), getLocale()) })
}
