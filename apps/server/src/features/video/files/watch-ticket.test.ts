import { describe, expect, it } from 'vitest'
import { readTicket, writeTicket, writeWatchCookie } from './watch-ticket.ts'

const secret = 'a secret that only this test knows'
const now = new Date('2026-07-01T04:00:00Z')
const mine = { doctorId: 7, signInId: 70, videoId: 9, expiresAt: new Date('2026-07-01T08:00:00Z') }
const ticket = writeTicket(secret, mine)
const cookie = writeWatchCookie(secret, mine)
const shown = (changes: Partial<Parameters<typeof readTicket>[1]>) =>
  readTicket(secret, { ticket, cookie, now, ...changes })

describe('a ticket', () => {
  it('is read where it belongs', () => {
    expect(shown({})).toEqual(mine)
    expect(ticket).toMatch(/^[\w-]{80}$/)
  })

  it('is another each time, so that a player that is given a new one sees that it is new', () => {
    const again = writeTicket(secret, mine)
    expect(again).not.toBe(ticket)
    expect(shown({ ticket: again })).toEqual(mine)
  })

  it('is worth nothing from its last second on', () => {
    expect(shown({ now: new Date(mine.expiresAt.getTime() - 1000) })).toEqual(mine)
    expect(shown({ now: mine.expiresAt })).toBeUndefined()
  })

  it('is worth nothing without the cookie, with one of another doctor or sign-in, or with a ticket for a cookie', () => {
    const others = [
      undefined,
      '',
      'watch',
      writeWatchCookie(secret, { doctorId: 8, signInId: 70 }),
      writeWatchCookie(secret, { doctorId: 7, signInId: 71 }),
      writeWatchCookie('another secret', mine),
      ticket,
    ]
    expect(others.map((each) => shown({ cookie: each }))).toEqual(others.map(() => undefined))
  })

  it('is worth nothing when a single character of it is another', () => {
    const changed = [...ticket].map((character, place) => {
      const instead = character === 'A' ? 'B' : 'A'
      return ticket.slice(0, place) + instead + ticket.slice(place + 1)
    })
    expect(changed.filter((each) => shown({ ticket: each }) !== undefined)).toEqual([])
  })

  it.each([`${ticket}A`, ticket.slice(1), `${ticket}=`, `${ticket}.`, ` ${ticket}`, '', cookie, `${ticket}${ticket}`])(
    'is not read from %s',
    (text) => {
      expect(shown({ ticket: text })).toBeUndefined()
    },
  )
})
