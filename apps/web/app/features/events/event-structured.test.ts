import { describe, expect, it } from 'vitest'
import type { EventData } from '../../kit/event/event-queries.ts'
import { eventStructured } from './event-structured.ts'

const request = new Request('https://example.org/5/event')

const event: EventData = {
  id: 5,
  name: 'ECG পড়ার কর্মশালা',
  summary: 'হাতেকলমে',
  image: '/media/ecg.svg',
  starts_at: '2026-11-22T04:00:00.000Z',
  ends_at: '2026-11-22T07:00:00.000Z',
  deadline: '2026-11-20T17:59:00.000Z',
  fee_paisa: 80_050,
  mode: 'branch',
  branch: { id: 1, name: 'গ্রিন রোড শাখা', address: '১২ গ্রিন রোড', map_url: null },
  seats: 40,
  seats_left: 12,
  registration_open: true,
  about: [],
}

describe('eventStructured', () => {
  it('offers a seat at a place, in taka', () => {
    expect(eventStructured(request, event, 'প্রস্তুতি')).toMatchObject({
      '@type': 'Event',
      url: 'https://example.org/5/event',
      image: ['https://example.org/media/ecg.svg'],
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'গ্রিন রোড শাখা', address: { streetAddress: '১২ গ্রিন রোড' } },
      organizer: { name: 'প্রস্তুতি' },
      offers: { price: '800.50', priceCurrency: 'BDT', availability: 'https://schema.org/InStock' },
    })
  })

  it('says when it is online, sold out, or closed', () => {
    const online = eventStructured(request, { ...event, mode: 'online', branch: null, seats_left: 0 }, 'প্রস্তুতি')
    expect(online).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: 'https://example.org/5/event' },
      offers: { availability: 'https://schema.org/SoldOut' },
    })
    expect(eventStructured(request, { ...event, registration_open: false }, 'প্রস্তুতি')).toMatchObject({
      offers: { availability: 'https://schema.org/Discontinued' },
    })
  })
})
