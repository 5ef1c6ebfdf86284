import { expect, it } from 'vitest'
import { joiningTimes } from './joining-times.ts'

const at = (time: string) => new Date(`2026-11-22T${time}:00Z`)

it('opens 15 minutes before an event and closes half an hour after its end, or three hours and a half after its beginning', () => {
  expect(joiningTimes({ startsAt: at('10:00'), endsAt: at('12:00') })).toEqual({
    opensAt: at('09:45'),
    closesAt: at('12:30'),
  })
  expect(joiningTimes({ startsAt: at('10:00'), endsAt: null }).closesAt).toEqual(at('13:30'))
})
