import {
  acceptInvitation,
  offerAuthenticator,
  openInvitation,
  readMe,
  setAuthenticator,
  signOutStaff,
  staffSignIn,
  staffSignInRecovery,
  staffSignInTotp,
  stepUpTotp,
} from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { toBengaliDigits } from '@prostuti/text/digits'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildStaff } from '../../../testing/builders/build-staff.ts'
import { createTestClock, hours, minutes } from '../../../testing/test-clock.ts'
import { buildTestOffice, type TestOffice } from '../../../testing/test-office.ts'
import { stepAt, totpCode } from '../factors/totp.ts'
import { makeInvitation } from '../invitations/make-invitation.ts'
import { listFactorResets } from '../members/list-factor-resets.ts'

const clock = createTestClock()
const password = 'মেঘের কোলে রোদ হেসেছে'
let test: TestOffice
beforeAll(async () => {
  test = await buildTestOffice({ clock: clock.now })
})
afterAll(() => test.close())
beforeEach(() => clock.move(hours(2)))

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  test.office.inject({ method: 'POST', url, payload, headers: { 'x-office-token': '-', ...headers } })

const cookieOf = ({ cookies }: { cookies: { name: string; value: string }[] }) => `office=${cookies[0]?.value}`

const fromBase32 = (text: string) => {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

async function invite(kind: 'join' | 'factor' = 'join', staffId?: number) {
  const { db } = test.deps.database
  const member = staffId ?? (await buildStaff(db, { role: 'teacher' })).id
  const invitation = { staffId: member, kind, invitedBy: null, adminUrl: 'http://admin.test', now: clock.now() }
  const { link } = await makeInvitation(db, invitation)
  return { staffId: member, token: new URL(link).hash.slice(1), link }
}

/** A member who has taken an invitation up with a password and an authenticator. */
async function joined() {
  const { staffId, token } = await invite()
  const opened = openInvitation.response.parse((await post(openInvitation.path, { token })).json())
  const secret = fromBase32(opened.totp.secret)
  const codeNow = () => totpCode(secret, stepAt(clock.now()))
  const choice = { factor: 'totp', password, password_confirmation: password, code: codeNow() }
  const accepted = await post(acceptInvitation.path, { token, with: choice })
  expect(accepted.statusCode).toBe(200)
  const { recovery_codes: codes } = acceptInvitation.response.parse(accepted.json())
  clock.move(minutes(1))
  return { staffId, token, email: opened.email, codes, codeNow, cookie: cookieOf(accepted) }
}

const begin = async (email: string) => (await post(staffSignIn.path, { email, password })).json().ticket as string
const me = (cookie: string) => test.office.inject({ url: readMe.path, headers: { cookie } })

describe('an invitation', () => {
  it('sets up a password and an authenticator, gives recovery codes once, and signs in', async () => {
    const { cookie, codes, staffId } = await joined()
    expect(new Set(codes).size).toBe(10)
    const read = readMe.response.parse((await me(cookie)).json())
    expect(read).toMatchObject({ member: { id: staffId, role: 'teacher' }, session: { must_set_up_factor: false } })
  })

  it('is good once', async () => {
    const { token } = await joined()
    const again = await post(openInvitation.path, { token })
    expect(again.statusCode).toBe(422)
    expect(again.json().code).toBe('invitation_ended')
  })

  it('is good for two days, and until another one is made', async () => {
    const { token, staffId } = await invite()
    const other = await invite('join', staffId)
    expect((await post(openInvitation.path, { token })).statusCode).toBe(422)
    expect((await post(openInvitation.path, { token: other.token })).statusCode).toBe(200)
    clock.move(hours(49))
    expect((await post(openInvitation.path, { token: other.token })).statusCode).toBe(422)
  })

  it('is not used up by a wrong code, nor by a password that everybody has', async () => {
    const { token } = await invite()
    await post(openInvitation.path, { token })
    const wrong = { factor: 'totp', password, password_confirmation: password, code: '000000' }
    expect((await post(acceptInvitation.path, { token, with: wrong })).json().code).toBe('second_factor_wrong')
    const common = { ...wrong, password: 'qwertyuiop', password_confirmation: 'qwertyuiop' }
    const refused = await post(acceptInvitation.path, { token, with: common })
    expect(Object.keys(refused.json().errors)).toEqual(['with.password'])
    expect((await post(openInvitation.path, { token })).statusCode).toBe(200)
  })

  it('to new factors ends the old ones and every session', async () => {
    const { staffId, cookie, email, codeNow } = await joined()
    const { token } = await invite('factor', staffId)
    const opened = openInvitation.response.parse((await post(openInvitation.path, { token })).json())
    const code = totpCode(fromBase32(opened.totp.secret), stepAt(clock.now()))
    const choice = { factor: 'totp', password, password_confirmation: password, code }
    expect((await post(acceptInvitation.path, { token, with: choice })).statusCode).toBe(200)
    expect((await me(cookie)).statusCode).toBe(401)
    // Nobody knows who took the link up: they are no second person for anybody until tomorrow, and owners are shown it.
    const { db } = test.deps.database
    const [member] = await db.select().from(tables.staff).where(eq(tables.staff.id, staffId))
    expect(member?.roleGivenAt).toEqual(clock.now())
    expect(await listFactorResets(db, clock.now())).toContainEqual({ id: staffId, at: clock.now(), step: 'renewed' })
    const ticket = await begin(email)
    expect((await post(staffSignInTotp.path, { ticket, code: codeNow() })).statusCode).toBe(422)
  })
})

describe('signing in', () => {
  it('takes the password and then the code, in Bengali digits and with a gap too', async () => {
    const { email, codeNow } = await joined()
    const ticket = await begin(email.toUpperCase())
    const typed = toBengaliDigits(codeNow()).replace(/^(...)/, '$1 ')
    const response = await post(staffSignInTotp.path, { ticket, code: typed })
    expect(response.statusCode).toBe(204)
    expect(response.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Strict$/)
    expect((await me(cookieOf(response))).statusCode).toBe(200)
  })

  it('takes no code twice', async () => {
    const { email, codeNow } = await joined()
    const [one, two] = [await begin(email), await begin(email)]
    const code = codeNow()
    const answers = await Promise.all([one, two].map((ticket) => post(staffSignInTotp.path, { ticket, code })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 422])
  })

  it('is not closed to a member by strangers who fail on purpose', async () => {
    const { email } = await joined()
    const from = (remoteAddress: string, typed: string) =>
      test.office.inject({
        method: 'POST',
        url: staffSignIn.path,
        payload: { email, password: typed },
        headers: { 'x-office-token': '-' },
        remoteAddress,
      })
    for (let nth = 0; nth < 35; nth++) await from(`203.0.113.${nth % 7}`, 'not this one')
    // Strangers are stopped, all together, wherever they come from.
    expect((await from('198.51.100.9', 'not this one')).statusCode).toBe(429)
    // From where the member has come in before, the password counts by itself.
    expect((await from('127.0.0.1', password)).statusCode).toBe(200)
    for (let nth = 0; nth < 5; nth++) await from('127.0.0.1', 'not this one')
    expect((await from('127.0.0.1', password)).statusCode).toBe(429)
  })

  it('says the same of a wrong password and of nobody', async () => {
    const { email } = await joined()
    const wrong = await post(staffSignIn.path, { email, password: 'not this one' })
    const nobody = await post(staffSignIn.path, { email: 'nobody@example.com', password })
    expect([wrong.statusCode, wrong.json()]).toEqual([nobody.statusCode, nobody.json()])
    expect(wrong.json().code).toBe('wrong_credentials')
  })

  it('stops looking after five wrong codes, for a quarter of an hour, and says so in the audit', async () => {
    const { email, staffId, codeNow } = await joined()
    const ticket = await begin(email)
    for (let nth = 0; nth < 5; nth++)
      expect((await post(staffSignInTotp.path, { ticket, code: '000000' })).json().code).toBe('second_factor_wrong')
    const refused = await post(staffSignInTotp.path, { ticket, code: codeNow() })
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('900')
    const { auditEntry } = tables
    const locked = and(eq(auditEntry.staffId, staffId), eq(auditEntry.action, 'factor_locked'))
    expect(await test.deps.database.db.$count(auditEntry, locked)).toBe(1)
    clock.move(minutes(16))
    const later = await begin(email)
    expect((await post(staffSignInTotp.path, { ticket: later, code: codeNow() })).statusCode).toBe(204)
  })

  it('forgets the wrong codes before a right one', async () => {
    const { email, codeNow } = await joined()
    const tryCode = async (code: string) =>
      (await post(staffSignInTotp.path, { ticket: await begin(email), code })).statusCode
    const wrong = ['000001', '000002', '000003', '000004']
    for (const round of [1, 2]) {
      for (const code of wrong) expect(await tryCode(code), `${code} in round ${round}`).toBe(422)
      clock.move(minutes(20))
      expect(await tryCode(codeNow()), `round ${round}`).toBe(204)
    }
  })

  it('with a recovery code opens nothing but the way to a new factor, and takes each once', async () => {
    const { email, codes } = await joined()
    const code = codes[3]!.toLowerCase().replaceAll('-', ' ')
    const response = await post(staffSignInRecovery.path, { ticket: await begin(email), code })
    expect(response.statusCode).toBe(204)
    const read = (await me(cookieOf(response))).json()
    expect(read.session.must_set_up_factor).toBe(true)
    expect((await post(staffSignInRecovery.path, { ticket: await begin(email), code })).statusCode).toBe(422)
  })

  it('with a recovery code is forgotten once a new factor is set: the next one asks for it again', async () => {
    const { email, codes } = await joined()
    const begun = await post(staffSignInRecovery.path, { ticket: await begin(email), code: codes[0] })
    const setUp = async (cookie: string) => {
      const headers = { cookie, 'x-office-token': (await me(cookie)).json().session.csrf }
      const offered = offerAuthenticator.response.parse((await post(offerAuthenticator.path, {}, headers)).json())
      const code = totpCode(fromBase32(offered.secret), stepAt(clock.now()))
      return post(setAuthenticator.path, { ticket: offered.ticket, code }, headers)
    }
    const first = await setUp(cookieOf(begun))
    expect(first.statusCode).toBe(200)
    // What was copied before the new factor was shown is worth nothing after it.
    expect((await me(cookieOf(begun))).statusCode).toBe(401)
    const cookie = cookieOf(first)
    expect((await me(cookie)).json().session.must_set_up_factor).toBe(false)
    clock.move(minutes(20))
    expect((await setUp(cookie)).json().code).toBe('step_up_needed')
  })

  it.each([
    ['a ticket that is made up', () => Promise.resolve('t'.repeat(43))],
    [
      'a ticket of six minutes ago',
      async () => {
        const ticket = await begin((await joined()).email)
        clock.move(minutes(6))
        return ticket
      },
    ],
  ])('refuses %s', async (_, give) => {
    const response = await post(staffSignInTotp.path, { ticket: await give(), code: '123456' })
    expect(response.json().code).toBe('ticket_ended')
  })

  it('is not for another site’s page, nor for who is suspended', async () => {
    const { email, staffId } = await joined()
    const payload = { email, password }
    const foreign = await test.office.inject({ method: 'POST', url: staffSignIn.path, payload })
    expect(foreign.statusCode).toBe(419)
    const { db } = test.deps.database
    await db.update(tables.staff).set({ isActive: false }).where(eq(tables.staff.id, staffId))
    expect((await post(staffSignIn.path, payload)).json().code).toBe('wrong_credentials')
  })
})

describe('a session', () => {
  it('ends half an hour after the last call, and twelve hours after it began however busy', async () => {
    const idle = await joined()
    clock.move(minutes(28))
    expect((await me(idle.cookie)).statusCode).toBe(200)
    clock.move(minutes(31))
    expect((await me(idle.cookie)).statusCode).toBe(401)
    const busy = await joined()
    for (let nth = 0; nth < 35; nth++) {
      clock.move(minutes(20))
      expect((await me(busy.cookie)).statusCode, `after ${nth + 1} times 20 minutes`).toBe(200)
    }
    clock.move(minutes(20))
    expect((await me(busy.cookie)).statusCode).toBe(401)
  })

  it('ends with signing out', async () => {
    const { cookie } = await joined()
    const { csrf } = (await me(cookie)).json().session
    expect((await post(signOutStaff.path, {}, { cookie })).statusCode).toBe(419)
    // As many letters, but more bytes.
    const foreign = { cookie, 'x-office-token': 'é'.repeat(csrf.length) }
    expect((await post(signOutStaff.path, {}, foreign)).statusCode).toBe(419)
    expect((await post(signOutStaff.path, {}, { cookie, 'x-office-token': csrf })).statusCode).toBe(204)
    expect((await me(cookie)).statusCode).toBe(401)
  })

  it('goes on under a new token once the second factor is shown again', async () => {
    const { cookie, codeNow } = await joined()
    clock.move(minutes(20))
    const before = (await me(cookie)).json().session
    expect(before.proved_until).toBeNull()
    const headers = { cookie, 'x-office-token': before.csrf }
    const shown = await post(stepUpTotp.path, { code: codeNow() }, headers)
    expect(shown.statusCode).toBe(204)
    expect((await me(cookie)).statusCode).toBe(401)
    expect((await me(cookieOf(shown))).json().session.proved_until).not.toBeNull()
  })
})
