import * as m from '@prostuti/text/messages'
import type { Crumb } from '../../page/page-tags.ts'
import { type EventCardData, eventAddress } from './event-queries.ts'

export const eventCrumbs = ({ id, name }: Pick<EventCardData, 'id' | 'name'>): Crumb[] => [
  { title: m.page_home(), path: '/' },
  { title: m.events_title(), path: '/events' },
  { title: name, path: eventAddress(id) },
]
