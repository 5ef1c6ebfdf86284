import type { EventData } from '../../kit/event/event-queries.ts'
import { eventAddress, registerAddress } from '../../kit/event/event-queries.ts'

/** The event as schema.org says it, for search engines. */
export function eventStructured(request: Request, event: EventData, centre: string): Record<string, unknown> {
  const at = (path: string) => new URL(path, request.url).href
  const { branch } = event
  return {
    '@type': 'Event',
    name: event.name,
    ...(event.summary && { description: event.summary }),
    ...(event.image && { image: [at(event.image)] }),
    url: at(eventAddress(event.id)),
    startDate: event.starts_at,
    ...(event.ends_at && { endDate: event.ends_at }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${branch ? 'OfflineEventAttendanceMode' : 'OnlineEventAttendanceMode'}`,
    location: branch
      ? {
          '@type': 'Place',
          name: branch.name,
          address: { '@type': 'PostalAddress', streetAddress: branch.address, addressCountry: 'BD' },
        }
      : { '@type': 'VirtualLocation', url: at(eventAddress(event.id)) },
    organizer: { '@type': 'Organization', name: centre, url: at('/') },
    ...(event.seats !== null && { maximumAttendeeCapacity: event.seats }),
    ...(event.seats_left !== null && { remainingAttendeeCapacity: event.seats_left }),
    offers: {
      '@type': 'Offer',
      url: at(registerAddress(event.id)),
      price: (event.fee_paisa / 100).toFixed(2),
      priceCurrency: 'BDT',
      availability: `https://schema.org/${availability(event)}`,
      validThrough: event.deadline,
    },
  }
}

function availability({ registration_open, seats_left }: EventData): string {
  if (seats_left === 0) return 'SoldOut'
  return registration_open ? 'InStock' : 'Discontinued'
}
