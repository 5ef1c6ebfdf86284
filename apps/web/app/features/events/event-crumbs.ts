import * as m from '@prostuti/text/messages'
import { addressOf } from '../../kit/address/address-of.ts'
import { type EventCardData, eventAddress } from '../../kit/event/event-queries.ts'
import type { Crumb } from '../../kit/page/page-tags.ts'

export const eventCrumbs = ({ id, name }: Pick<EventCardData, 'id' | 'name'>): Crumb[] => [
  { title: m.page_home(), path: '/' },
  { title: m.events_title(), path: addressOf('/events') },
  { title: name, path: eventAddress(id) },
]
