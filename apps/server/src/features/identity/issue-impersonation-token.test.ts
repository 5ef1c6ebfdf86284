import { appData, logout, myProfile } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildDoctor } from '../../testing/build-doctor.ts'
import { buildStaff } from '../../testing/build-staff.ts'
import { eventually } from '../../testing/eventually.ts'
import { poster } from '../../testing/poster.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock, minutes } from '../../testing/test-clock.ts'
import { issueImpersonationToken } from './issue-impersonation-token.ts'

const clock = createTestClock()
let test: TestApp
beforeAll(async () => {
  test = await buildTestApp({ clock: clock.now })
})
afterAll(() => test.close())

async function impersonate() {
  const { db } = test.deps.database
  const [staff, doctor] = [await buildStaff(db, { name: 'রাশেদা বেগম' }), await buildDoctor(db)]
  const { token, expiresAt } = await issueImpersonationToken(db, {
    staffId: staff.id,
    doctorId: doctor.id,
    now: clock.now(),
  })
  return { staff, doctor, token, expiresAt, headers: { authorization: `Bearer ${token}` } }
}

const traceOf = (staffId: number) =>
  test.deps.database.db
    .select()
    .from(tables.auditEntry)
    .where(eq(tables.auditEntry.staffId, staffId))
    .orderBy(asc(tables.auditEntry.id))

describe('looking at the site as a doctor', () => {
  it('is said in app data, with who looks and until when', async () => {
    const { doctor, headers, expiresAt } = await impersonate()
    const response = await test.app.inject({ url: appData.path, headers })
    expect(appData.response.parse(response.json())).toMatchObject({
      is_logged_in: true,
      doctor: { id: doctor.id },
      impersonation: { staff_name: 'রাশেদা বেগম', ends_at: expiresAt.toISOString() },
    })
  })

  it('ends after 30 minutes, however much it is used', async () => {
    const { headers } = await impersonate()
    const status = async () => (await test.app.inject({ url: myProfile.path, headers })).statusCode
    clock.move(minutes(20))
    expect(await status()).toBe(200)
    clock.move(minutes(9))
    expect(await status()).toBe(200)
    clock.move(minutes(1))
    expect(await status()).toBe(401)
  })

  it('ends at once when the member of staff is no longer active', async () => {
    const { staff, headers } = await impersonate()
    await test.deps.database.db.update(tables.staff).set({ isActive: false }).where(eq(tables.staff.id, staff.id))
    expect((await test.app.inject({ url: myProfile.path, headers })).statusCode).toBe(401)
  })

  it('writes down the start, every request with its outcome, and the end', async () => {
    const { staff, doctor, headers } = await impersonate()
    const post = await poster(test.app)
    await test.app.inject({ url: `${myProfile.path}?a=b`, headers })
    await eventually(async () => expect(await traceOf(staff.id)).toHaveLength(2))
    await post('/api/v3/web/devices/verify', { code: '123456' }, headers)
    await eventually(async () => expect(await traceOf(staff.id)).toHaveLength(3))
    await post(logout.path, {}, headers)
    const trace = await traceOf(staff.id)
    expect(trace.map(({ action }) => action)).toEqual([
      'impersonation_started',
      'request_as_doctor',
      'request_as_doctor',
      'impersonation_ended',
    ])
    expect(trace.map(({ doctorId }) => doctorId)).toEqual(Array(4).fill(doctor.id))
    expect(trace[1]?.detail).toEqual({ method: 'GET', route: myProfile.path, path: myProfile.path, status: 200 })
    expect(trace[2]?.detail).toMatchObject({ method: 'POST', status: 403 })
    expect((await test.app.inject({ url: myProfile.path, headers })).statusCode).toBe(401)
  })

  it('keeps only the hash of the token', async () => {
    const { token } = await impersonate()
    expect(JSON.stringify(await test.deps.database.db.select().from(tables.signIn))).not.toContain(token)
  })

  it('is refused to staff who have left, and for a doctor who is not there', async () => {
    const { db } = test.deps.database
    const [gone, staff, doctor] = [
      await buildStaff(db, { isActive: false }),
      await buildStaff(db),
      await buildDoctor(db),
    ]
    const issue = (staffId: number, doctorId: number) =>
      issueImpersonationToken(db, { staffId, doctorId, now: clock.now() })
    await expect(issue(gone.id, doctor.id)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(issue(staff.id, 2_000_000_000)).rejects.toMatchObject({ code: 'not_found' })
  })
})
