import { formatAtTime } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import type { RowClass } from './class-of-row.ts'

const services = {
  zoom: m.class_by_zoom,
  meet: m.class_by_meet,
  youtube: m.class_by_youtube,
  link: m.class_by_link,
}

/** How it is held: the service, or the place. */
export const heldWords = ({ held_by, hall }: RowClass): string =>
  held_by === 'hall' ? m.class_in_hall({ hall: hall ?? '' }) : services[held_by]()

/** That the doctor opened it: no more is known. */
export const joinedWords = (joinedAt: string): string =>
  m.class_joined_at({ time: formatAtTime(new Date(joinedAt), getLocale()) })
