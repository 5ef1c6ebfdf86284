import {
  changeStaff,
  describeRights,
  endStaffSessions,
  inviteStaff,
  inviteStaffAgain,
  listStaff,
  suspendStaff,
} from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { and, desc, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildStaff } from '../../../testing/builders/build-staff.ts'
import { buildTestOffice, type TestOffice } from '../../../testing/test-office.ts'
import { countWrongFactor, holdMember } from '../factors/count-wrong-factor.ts'
import { listLockedMembers } from './list-locked-members.ts'
import { memberVersion } from './member-version.ts'

const { auditEntry, staff } = tables

type Session = Awaited<ReturnType<TestOffice['signInStaff']>>

let test: TestOffice
let owner: Session
beforeAll(async () => {
  test = await buildTestOffice()
})
afterAll(() => test.close())
beforeEach(async () => {
  // The demo has an owner of its own; each test begins with the one it makes.
  await db().update(staff).set({ isActive: false }).where(eq(staff.role, 'owner'))
  owner = await test.signInStaff({ role: 'owner', ...withFactor })
})

const db = () => test.deps.database.db
/** Set up as far as the database shows it. */
const withFactor = { passwordHash: '$argon2id$x', totpSecret: 'x' }
const longAgo = new Date('2026-01-01T00:00:00Z')
const versionOf = async (id: number) => memberVersion((await db().select().from(staff).where(eq(staff.id, id)))[0]!)
const change = async (id: number, payload: object, by: Session = owner) =>
  post(changeStaff.path, id, { ...payload, version: await versionOf(id) }, by)
const rights = { name: 'নাজমা', role: 'teacher', duties: [], course_ids: null, branch_ids: null }
const post = (path: string, id: number, payload: object, { headers }: Session = owner) =>
  test.office.inject({ method: 'POST', url: path.replace(':id', String(id)), payload, headers })
const codeOf = ({ statusCode, body }: { statusCode: number; body: string }) =>
  statusCode < 300 ? statusCode : (JSON.parse(body) as { code: string }).code
const meOf = async ({ headers }: Session) => (await test.office.inject({ url: '/api/v3/admin/me', headers })).statusCode

describe('rights', () => {
  it('are given by an owner, written down field by field, and hold from the next call', async () => {
    const teacher = await test.signInStaff({ role: 'teacher', name: 'নাজমা' })
    const asked = { ...rights, role: 'manager', duties: ['exam_control'] }
    expect(codeOf(await change(teacher.staffId, asked))).toBe(204)
    const me = (await test.office.inject({ url: '/api/v3/admin/me', headers: teacher.headers })).json()
    expect(me.actions).toContain('website.write')
    const [entry] = await db().select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1)
    expect(entry).toMatchObject({
      action: 'staff_changed',
      before: { role: 'teacher', duties: [] },
      after: { role: 'manager', duties: ['exam_control'] },
    })
    expect(entry?.before).not.toHaveProperty('name')
  })

  it('are never one’s own to give, take or suspend', async () => {
    const { staffId } = owner
    await test.signInStaff({ role: 'owner' })
    expect(codeOf(await change(staffId, { ...rights, role: 'manager' }))).toBe('own_rights')
    expect(codeOf(await post(suspendStaff.path, staffId, { suspended: true, reason: 'নিজেকে' }))).toBe('own_rights')
    const [me] = await db().select().from(staff).where(eq(staff.id, staffId))
    const same = { role: 'owner', duties: [], course_ids: null, branch_ids: null }
    expect(codeOf(await change(staffId, { ...same, name: `${me!.name} ২` }))).toBe(204)
  })

  it('leave an owner, whoever demotes whom at once', async () => {
    const second = await test.signInStaff({ role: 'owner', ...withFactor })
    // Was invited and never came: nobody could open the office if this one were left alone.
    const invited = await buildStaff(db(), { role: 'owner' })
    const demote = (by: Session, id: number) => change(id, { ...rights, role: 'manager' }, by)
    const answers = await Promise.all([demote(owner, second.staffId), demote(second, owner.staffId)])
    // The later one finds that it is no owner any more.
    expect(answers.map(codeOf).toSorted()).toEqual([204, 'not_found'])
    const isOwner = and(eq(staff.role, 'owner'), staff.isActive, ne(staff.id, invited.id))
    expect(await db().$count(staff, isOwner)).toBe(1)
  })

  it('are not taken from the last owner who can get in, whoever else was invited', async () => {
    const second = await test.signInStaff({ role: 'owner' })
    expect(codeOf(await change(owner.staffId, { ...rights, role: 'manager' }, second))).toBe('last_owner')
    const suspended = { suspended: true, reason: 'চাকরি ছেড়েছেন' }
    expect(codeOf(await post(suspendStaff.path, owner.staffId, suspended, second))).toBe('last_owner')
  })

  it('that somebody else changed meanwhile are shown before they are overwritten', async () => {
    const { id } = await buildStaff(db(), { role: 'teacher' })
    const version = await versionOf(id)
    const save = (role: string) => post(changeStaff.path, id, { ...rights, role, version })
    const answers = await Promise.all([save('manager'), save('support')])
    expect(answers.map(codeOf).toSorted()).toEqual([204, 'version_conflict'])
    const { rows } = (await test.office.inject({ url: listStaff.path, headers: owner.headers })).json()
    expect(rows.find((each: { id: number }) => each.id === id).version).toBe(await versionOf(id))
  })

  it('say beforehand what they mean', async () => {
    const url = `${describeRights.path}?role=support&duties=despatch`
    const { actions } = (await test.office.inject({ url, headers: owner.headers })).json()
    expect(actions).toContain('notices.write')
    expect(actions).not.toContain('website.write')
  })
})

describe('a member', () => {
  it('is invited once by one address, and shown as waiting', async () => {
    const email = `karim${Date.now()}@example.com`
    const invite = () => post(inviteStaff.path, 0, { ...rights, email: email.toUpperCase() })
    const made = (await invite()).json()
    expect(made.link).toMatch(/\/invitation#[\w-]{43}$/)
    expect(Object.keys((await invite()).json().errors)).toEqual(['email'])
    const { rows: members } = listStaff.response.parse(
      (await test.office.inject({ url: listStaff.path, headers: owner.headers })).json(),
    )
    expect(members.find(({ id }) => id === made.id)).toMatchObject({
      email,
      state: 'invited',
      invited_until: expect.any(String),
    })
  })

  it('who is suspended is out at once, everywhere, with the reason written down, and may come back', async () => {
    const support = await test.signInStaff({ role: 'support' })
    expect(await meOf(support)).toBe(200)
    const reason = 'চাকরি ছেড়েছেন'
    expect(codeOf(await post(suspendStaff.path, support.staffId, { suspended: true, reason }))).toBe(204)
    expect(await meOf(support)).toBe(401)
    const [entry] = await db().select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1)
    expect(entry).toMatchObject({ action: 'staff_suspended', reason })
    await post(suspendStaff.path, support.staffId, { suspended: false, reason: 'ফিরেছেন' })
    // The old session stays ended: they sign in anew.
    expect(await meOf(support)).toBe(401)
  })

  it('is signed out of every browser when an owner ends the sessions', async () => {
    const support = await test.signInStaff({ role: 'support' })
    expect((await post(endStaffSessions.path, support.staffId, {})).json()).toEqual({ ended: 1 })
    expect(await meOf(support)).toBe(401)
  })

  it('gets a new way in by the word of two owners, where there is another, and every owner is shown it', async () => {
    const ownerOf = () => test.signInStaff({ role: 'owner', roleGivenAt: longAgo, ...withFactor })
    const [first, second, fresh] = [
      await ownerOf(),
      await ownerOf(),
      await test.signInStaff({ role: 'owner', roleGivenAt: new Date() }),
    ]
    const { id } = await buildStaff(db(), { role: 'manager', duties: ['approve_money'], ...withFactor })
    const ask = async (by: Session) => (await post(inviteStaffAgain.path, id, {}, by)).json().link
    const standing = async () => {
      const { rows } = (await test.office.inject({ url: listStaff.path, headers: second.headers })).json()
      return rows.find((each: { id: number }) => each.id === id)
    }
    expect(await ask(first)).toBeNull()
    expect(await ask(first)).toBeNull()
    expect(await standing()).toMatchObject({ reset_asked_at: expect.any(String) })
    // One who was made an owner today is no second person.
    expect(await ask(fresh)).toBeNull()
    expect(await ask(first)).toBeNull()
    expect(await ask(second)).toMatch(/\/invitation#/)
    expect(await standing()).toMatchObject({ reset_asked_at: null })
    // That word was for that link alone.
    expect(await ask(second)).toBeNull()
  })

  it('who was locked by wrong factors is told to the owner for a day', async () => {
    const { id } = await buildStaff(db(), { role: 'teacher', name: 'তালাবদ্ধ' })
    const now = test.deps.clock()
    for (let nth = 0; nth < 5; nth++)
      await db().transaction(async (tx) => countWrongFactor(tx, await holdMember(tx, id), now))
    const told = async (at: number) => (await listLockedMembers(db(), new Date(at))).find((each) => each.id === id)
    expect(await told(now.getTime())).toMatchObject({ lockedAt: now })
    expect(await told(now.getTime() + 3_600_000)).toMatchObject({ lockedAt: now })
    expect(await told(now.getTime() + 25 * 3_600_000)).toBeUndefined()
    const { rows: members } = (await test.office.inject({ url: listStaff.path, headers: owner.headers })).json()
    expect(members.find((each: { id: number }) => each.id === id)).toMatchObject({
      locked_at: now.toISOString(),
      locked_until: expect.any(String),
    })
  })
})
