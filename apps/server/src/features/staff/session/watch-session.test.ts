import { endOtherSessions, readMe, staffSignIn, watchSession } from '@prostuti/contract/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestClock, hours, minutes } from '../../../testing/test-clock.ts'
import { buildTestOffice, type TestOffice } from '../../../testing/test-office.ts'
import { beginStaffSession } from './begin-staff-session.ts'
import { leaveOldSession } from './leave-old-session.ts'

const clock = createTestClock()
let test: TestOffice
beforeAll(async () => {
  test = await buildTestOffice({ clock: clock.now })
})
afterAll(() => test.close())

const get = (url: string, headers: Record<string, string>) => test.office.inject({ url, headers })

describe('a session', () => {
  it('is not prolonged by a page that nobody sits before, nor by asking how long it lasts', async () => {
    const { headers } = await test.signInStaff()
    const ends = new Date(clock.now().getTime() + minutes(30)).toISOString()
    for (let nth = 0; nth < 5; nth++) {
      clock.move(minutes(5))
      expect((await get(watchSession.path, headers)).json().idle_ends_at).toBe(ends)
      expect((await get(readMe.path, { ...headers, 'x-office-idle': '1' })).statusCode).toBe(200)
    }
    clock.move(minutes(4))
    expect((await get(readMe.path, headers)).statusCode).toBe(200)
    const later = new Date(clock.now().getTime() + minutes(30)).toISOString()
    expect((await get(watchSession.path, headers)).json().idle_ends_at).toBe(later)
    clock.move(minutes(31))
    expect((await get(watchSession.path, headers)).statusCode).toBe(401)
  })

  it('is one of several that its member ends all at once, except where they sit', async () => {
    const { headers, staffId } = await test.signInStaff()
    const browser = { name: 'Firefox, Android', address: '127.0.0.2' }
    const { db } = test.deps.database
    const given = { staffId, proofs: ['passkey' as const], browser, now: clock.now() }
    const others = await Promise.all([beginStaffSession(db, given), beginStaffSession(db, given)])
    const ended = await test.office.inject({ method: 'POST', url: endOtherSessions.path, payload: {}, headers })
    expect(ended.json()).toEqual({ ended: 2 })
    for (const { token } of others) expect((await get(readMe.path, { cookie: `office=${token}` })).statusCode).toBe(401)
    expect((await get(readMe.path, headers)).statusCode).toBe(200)
  })

  it('is written with by its own pages alone: another session’s token is no better than none', async () => {
    const { headers } = await test.signInStaff()
    const right = headers['x-office-token']!
    const write = (token: string) =>
      test.office.inject({
        method: 'POST',
        url: endOtherSessions.path,
        payload: {},
        headers: { ...headers, 'x-office-token': token },
      })
    const others = (await test.signInStaff()).headers['x-office-token']!
    for (const wrong of [others, 'a'.repeat(right.length), right.slice(1)]) {
      const refused = await write(wrong)
      expect([refused.statusCode, refused.json().code]).toEqual([419, 'csrf_mismatch'])
    }
    expect((await write(right)).statusCode).toBe(200)
  })

  it('ends when somebody signs in where it was', async () => {
    clock.move(hours(1))
    const { headers } = await test.signInStaff()
    const request = { cookies: { office: headers.cookie!.split('=')[1]! } }
    expect((await test.office.inject({ method: 'POST', url: staffSignIn.path })).statusCode).toBe(419)
    expect((await get(readMe.path, headers)).statusCode).toBe(200)
    const { env, database } = test.deps
    await leaveOldSession(database.db, { request: request as never, env, now: clock.now() })
    expect((await get(readMe.path, headers)).statusCode).toBe(401)
  })
})
