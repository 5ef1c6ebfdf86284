import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

/** One entry as calendar programs know it: the same `uid` with a higher `sequence` replaces what they have. */
type CalendarEntry = {
  uid: string
  sequence: number
  changedAt: Date
  startsAt: Date
  endsAt: Date | null
  title: string
  description: string
  location: string
  url: string
  isCancelled: boolean
}

export type Calendar = {
  name: string
  entries: CalendarEntry[]
  changedAt: Date
  /** Whoever opens it has left: programs take its entries out. */
  isLeft?: boolean
}

/** How long programs may wait before they ask again. */
const refreshSeconds = 6 * 3600

/** Times are written in UTC: every program knows it, and Dhaka has no summer time to get wrong. */
export function writeCalendar({ name, entries, isLeft = false }: Calendar): string {
  const calendar = ical({
    // The library writes the name as it is given, so a line break in it would begin a line of its own.
    name: escapeText(name),
    prodId: { company: 'Prostuti', product: 'Schedules', language: 'BN' },
    method: isLeft ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  })
  for (const entry of entries) {
    calendar.createEvent({
      id: entry.uid,
      // Higher than what programs have, or they keep it.
      sequence: isLeft ? entry.sequence + 1 : entry.sequence,
      stamp: entry.changedAt,
      lastModified: entry.changedAt,
      start: entry.startsAt,
      end: entry.endsAt,
      summary: entry.title,
      description: entry.description || null,
      location: entry.location || null,
      url: entry.url,
      status: isLeft || entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  }
  return `${calendar.toString()}\r\n`
}

const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
