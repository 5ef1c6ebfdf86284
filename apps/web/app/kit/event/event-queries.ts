import type { event, events, ResponseOf } from '@prostuti/contract'
import { get } from '../../api/get.ts'
import { addressOf } from '../address/address-of.ts'

export type EventCardData = ResponseOf<typeof events>['events'][number]
export type EventData = ResponseOf<typeof event>['event']

export const eventsPerPage = 12

export type When = 'coming' | 'past'

export const eventsQuery = (when: When, page: number) =>
  get<typeof events>('/api/v3/web/events', {
    when: when === 'past' ? 'past' : undefined,
    'per-page': eventsPerPage,
    page: page === 1 ? undefined : page,
  })

export const eventQuery = (id: string | undefined) => get<typeof event>('/api/v3/web/events/:id', {}, { id: id ?? '' })

export const eventAddress = (id: number) => addressOf('/:id/event', { id })
export const registerAddress = (id: number) => addressOf('/my/event/:id/checkout', { id })
export const calendarAddress = (id: number, lang: string) =>
  `/api/v3/web/events/${id}/calendar.ics${lang === 'bn' ? '' : `?lang=${lang}`}`
