import { expect, it } from 'vitest'
import { calendarLinks } from './calendar-links.ts'

const path = '/api/v3/web/schedules/7/calendar.ics'

it('gives each kind of calendar the address it understands', () => {
  expect(calendarLinks('https://example.org', path, 'bn')).toEqual({
    file: `https://example.org${path}`,
    subscribe: `webcal://example.org${path}`,
    google: `https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fexample.org${encodeURIComponent(path)}`,
  })
})

it('names the language where it is not the usual one', () => {
  expect(calendarLinks('http://localhost:3000', path, 'en').subscribe).toBe(`webcal://localhost:3000${path}?lang=en`)
})
