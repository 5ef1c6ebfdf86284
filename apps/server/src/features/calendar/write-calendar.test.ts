import { expect, it } from 'vitest'
import { writeCalendar } from './write-calendar.ts'

const at = new Date('2026-07-01T06:00:00Z')
const entry = {
  ...{ uid: 'schedule-event-1@prostuti.example', sequence: 3, changedAt: at, startsAt: at, endsAt: at },
  ...{ title: 'হৃৎপিণ্ড', description: '', location: 'অনলাইন', url: 'https://prostuti.example', isCancelled: false },
}
const linesOf = (isLeft: boolean) =>
  writeCalendar({ name: 'ব্যাচ', entries: [entry], changedAt: at, isLeft }).split('\r\n')

it('takes its entries out of the calendar of whoever has left, by a number that replaces what is there', () => {
  expect(linesOf(false)).toEqual(expect.arrayContaining(['METHOD:PUBLISH', 'SEQUENCE:3', 'STATUS:CONFIRMED']))
  expect(linesOf(true)).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:4', 'STATUS:CANCELLED']))
})
