import {
  acceptInvitation,
  addPasskey,
  offerPasskey,
  openInvitation,
  readMe,
  readSecurity,
  removePasskey,
  staffPasskeyChallenge,
  staffSignInPasskey,
  stepUpChallenge,
  stepUpPasskey,
} from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildStaff } from '../../../testing/builders/build-staff.ts'
import { createAuthenticator } from '../../../testing/software-authenticator.ts'
import { buildTestOffice, type TestOffice } from '../../../testing/test-office.ts'
import { makeInvitation } from '../invitations/make-invitation.ts'

let test: TestOffice
let origin: string
beforeAll(async () => {
  test = await buildTestOffice()
  origin = new URL(test.deps.env.adminUrl).origin
})
afterAll(() => test.close())

type Behaviour = Parameters<ReturnType<typeof createAuthenticator>['sign']>[1]

const db = () => test.deps.database.db
const post = (url: string, payload: object = {}, headers: Record<string, string> = {}) =>
  test.office.inject({ method: 'POST', url, payload, headers: { 'x-office-token': '-', ...headers } })
const cookieOf = ({ cookies }: { cookies: { name: string; value: string }[] }) => `office=${cookies[0]?.value}`
const me = (cookie: string) => test.office.inject({ url: readMe.path, headers: { cookie } })

async function invite(kind: 'join' | 'factor' = 'join', known?: number) {
  const staffId = known ?? (await buildStaff(db(), { role: 'teacher' })).id
  const invitation = { staffId, kind, invitedBy: null, adminUrl: origin, now: test.deps.clock() }
  const { link } = await makeInvitation(db(), invitation)
  return { staffId, token: new URL(link).hash.slice(1) }
}

/** Somebody who took their invitation up with a passkey. */
async function joined() {
  const { staffId, token } = await invite()
  const authenticator = createAuthenticator({ origin })
  const { passkey } = openInvitation.response.parse((await post(openInvitation.path, { token })).json())
  const answer = authenticator.register(passkey.options)
  const choice = { factor: 'passkey', ticket: passkey.ticket, answer, name: 'ফোন' }
  const accepted = await post(acceptInvitation.path, { token, with: choice })
  expect(accepted.statusCode, accepted.body).toBe(200)
  return { staffId, authenticator, cookie: cookieOf(accepted), passkeyId: await passkeyOf(staffId) }
}

const passkeyOf = async (staffId: number) =>
  (await db().select().from(tables.staffPasskey).where(eq(tables.staffPasskey.staffId, staffId)))[0]!.id

const challenge = async () => staffPasskeyChallenge.response.parse((await post(staffPasskeyChallenge.path)).json())

async function signIn(authenticator: ReturnType<typeof createAuthenticator>, behaviour: Behaviour = {}) {
  const { ticket, options } = await challenge()
  return post(staffSignInPasskey.path, { ticket, answer: authenticator.sign(options, behaviour) })
}

describe('a passkey', () => {
  it('takes an invitation up, and signs in without anything typed', async () => {
    const { staffId, authenticator, cookie } = await joined()
    expect((await me(cookie)).json().member.id).toBe(staffId)
    const again = await signIn(authenticator)
    expect(again.statusCode, again.body).toBe(204)
    expect((await me(cookieOf(again))).json().member.id).toBe(staffId)
  })

  it.each<[string, Behaviour]>([
    ['a page of another address', { origin: 'https://office.example.com' }],
    ['the same host at another port', { origin: 'http://localhost:9999' }],
    ['a key that did not check its owner', { userVerified: false }],
  ])('is refused from %s', async (_, behaviour) => {
    const { authenticator } = await joined()
    const refused = await signIn(authenticator, behaviour)
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'second_factor_wrong'])
    expect((await signIn(authenticator)).statusCode).toBe(204)
  })

  it('answers a challenge once, and only the one it was asked', async () => {
    const { authenticator } = await joined()
    const { ticket, options } = await challenge()
    const answer = authenticator.sign(options)
    expect((await post(staffSignInPasskey.path, { ticket, answer })).statusCode).toBe(204)
    expect((await post(staffSignInPasskey.path, { ticket, answer })).json().code).toBe('ticket_ended')
    const other = await challenge()
    expect((await post(staffSignInPasskey.path, { ticket: other.ticket, answer })).json().code).toBe(
      'second_factor_wrong',
    )
    // Whatever came of it, that challenge is gone too.
    const late = authenticator.sign(other.options)
    expect((await post(staffSignInPasskey.path, { ticket: other.ticket, answer: late })).json().code).toBe(
      'ticket_ended',
    )
  })

  it('whose counter goes back is a copy, and refused; one that never counts is taken', async () => {
    const { authenticator } = await joined()
    expect((await signIn(authenticator, { counter: 7 })).statusCode).toBe(204)
    expect((await signIn(authenticator, { counter: 7 })).statusCode).toBe(422)
    expect((await signIn(authenticator, { counter: 3 })).statusCode).toBe(422)
    expect((await signIn(authenticator, { counter: 8 })).statusCode).toBe(204)
    const { authenticator: synced, staffId } = await joined()
    await db().update(tables.staffPasskey).set({ counter: 0 }).where(eq(tables.staffPasskey.staffId, staffId))
    for (const _ of ['once', 'twice']) expect((await signIn(synced, { counter: 0 })).statusCode).toBe(204)
  })

  it('of somebody who was suspended, or that nobody knows, opens nothing', async () => {
    const { authenticator, staffId } = await joined()
    await db().update(tables.staff).set({ isActive: false }).where(eq(tables.staff.id, staffId))
    expect((await signIn(authenticator)).json().code).toBe('second_factor_wrong')
    expect((await signIn(createAuthenticator({ origin }))).json().code).toBe('second_factor_wrong')
  })

  it('proves again who is there, for this session alone', async () => {
    const { authenticator, cookie } = await joined()
    const other = await joined()
    const { csrf } = (await me(cookie)).json().session
    const headers = { cookie, 'x-office-token': csrf }
    const asked = stepUpChallenge.response.parse((await post(stepUpChallenge.path, {}, headers)).json())
    const theirs = (await me(other.cookie)).json().session.csrf
    const stolen = await post(
      stepUpPasskey.path,
      { ticket: asked.ticket, answer: other.authenticator.sign(asked.options) },
      { cookie: other.cookie, 'x-office-token': theirs },
    )
    expect(stolen.json().code).toBe('second_factor_wrong')
    const anew = stepUpChallenge.response.parse((await post(stepUpChallenge.path, {}, headers)).json())
    const answer = authenticator.sign(anew.options)
    const shown = await post(stepUpPasskey.path, { ticket: anew.ticket, answer }, headers)
    expect(shown.statusCode, shown.body).toBe(204)
    expect((await me(cookie)).statusCode).toBe(401)
    expect((await me(cookieOf(shown))).statusCode).toBe(200)
  })

  it('that was made for another page uses its challenge up', async () => {
    const { cookie } = await joined()
    const headers = { cookie, 'x-office-token': (await me(cookie)).json().session.csrf }
    const { ticket, options } = offerPasskey.response.parse((await post(offerPasskey.path, {}, headers)).json())
    const second = createAuthenticator({ origin })
    const add = (answer: object) => post(addPasskey.path, { ticket, answer, name: 'ফোন' }, headers)
    const wrong = second.register(options, { origin: 'https://office.example.com' })
    expect((await add(wrong)).json().code).toBe('second_factor_wrong')
    expect((await add(second.register(options))).json().code).toBe('ticket_ended')
  })

  it('is added beside the first, listed, and taken away, but never the last one', async () => {
    const { cookie, passkeyId } = await joined()
    const headers = { cookie, 'x-office-token': (await me(cookie)).json().session.csrf }
    const second = createAuthenticator({ origin })
    const offered = offerPasskey.response.parse((await post(offerPasskey.path, {}, headers)).json())
    const body = { ticket: offered.ticket, answer: second.register(offered.options), name: 'অফিসের কম্পিউটার' }
    const added = await post(addPasskey.path, body, headers)
    expect(added.statusCode, added.body).toBe(201)
    const { passkeys } = (await test.office.inject({ url: readSecurity.path, headers })).json()
    expect(passkeys.map(({ name }: { name: string }) => name)).toEqual(['ফোন', 'অফিসের কম্পিউটার'])
    const remove = (id: number) => post(removePasskey.path.replace(':id', String(id)), {}, headers)
    expect((await remove(passkeyId)).statusCode).toBe(204)
    expect((await remove(added.json().id)).json().code).toBe('last_factor')
    expect((await signIn(second)).statusCode).toBe(204)
  })
})

describe('an invitation to new factors', () => {
  it('leaves the old ones good until the new one was seen to work', async () => {
    const { staffId, authenticator, cookie } = await joined()
    const { token } = await invite('factor', staffId)
    const { passkey } = openInvitation.response.parse((await post(openInvitation.path, { token })).json())
    const fresh = createAuthenticator({ origin })
    const wrong = fresh.register(passkey.options, { origin: 'https://office.example.com' })
    const accept = (ticket: string, answer: object) =>
      post(acceptInvitation.path, { token, with: { factor: 'passkey', ticket, answer, name: 'নতুন' } })
    expect((await accept(passkey.ticket, wrong)).statusCode).toBe(422)
    expect((await me(cookie)).statusCode).toBe(200)
    expect((await signIn(authenticator)).statusCode).toBe(204)
    const { passkey: anew } = openInvitation.response.parse((await post(openInvitation.path, { token })).json())
    expect((await accept(anew.ticket, fresh.register(anew.options))).statusCode).toBe(200)
    expect((await me(cookie)).statusCode).toBe(401)
    expect((await signIn(authenticator)).statusCode).toBe(422)
    expect((await signIn(fresh)).statusCode).toBe(204)
  })

  it('ends with the rights of whoever sent it', async () => {
    const owner = await buildStaff(db(), { role: 'owner' })
    const { id: staffId } = await buildStaff(db(), { role: 'teacher' })
    const given = { staffId, kind: 'join', invitedBy: owner.id, adminUrl: origin, now: test.deps.clock() } as const
    const token = new URL((await makeInvitation(db(), given)).link).hash.slice(1)
    expect((await post(openInvitation.path, { token })).statusCode).toBe(200)
    await db().update(tables.staff).set({ isActive: false }).where(eq(tables.staff.id, owner.id))
    expect((await post(openInvitation.path, { token })).json().code).toBe('invitation_ended')
  })
})
