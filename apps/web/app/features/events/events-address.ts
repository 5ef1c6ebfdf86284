import { toLatinDigits } from '@prostuti/text/digits'
import { addressOf } from '../../kit/address/address-of.ts'
import type { When } from '../../kit/event/event-queries.ts'

export type EventsView = { when: When; page: number }

/** What the list's address asks for; what it cannot mean is ignored. */
export function readEventsView(search: URLSearchParams): EventsView {
  const page = toLatinDigits(search.get('page') ?? '')
  return {
    when: search.get('when') === 'past' ? 'past' : 'coming',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

export function eventsAddress({ when, page = 1 }: { when: When; page?: number }): string {
  const search = new URLSearchParams()
  if (when === 'past') search.set('when', 'past')
  if (page > 1) search.set('page', String(page))
  return search.size === 0 ? addressOf('/events') : `${addressOf('/events')}?${search}`
}
