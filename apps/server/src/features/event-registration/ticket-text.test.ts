import { expect, it } from 'vitest'
import { ticketText } from './ticket-text.ts'

const ticket = {
  startsAt: new Date('2026-07-03T04:00:00Z'),
  ticketCode: '3F9A1C07BE',
  link: 'https://prostuti.example/my/events/7',
}

it('says what it is for, when it is, and the ticket in two groups; a long name is left to the page', () => {
  const named = ticketText({ ...ticket, name: { bn: 'ইসিজি কর্মশালা' } })
  for (const part of ['ইসিজি কর্মশালা', '৩ জুলাই ২০২৬', 'সকাল ১০', '3F9A1-C07BE', ticket.link])
    expect(named).toContain(part.normalize('NFC'))
  const long = 'কর্মশালা '.repeat(20)
  const short = ticketText({ ...ticket, name: { bn: long } })
  expect(short).not.toContain(long.trim())
  expect(short).toContain('3F9A1-C07BE')
})
