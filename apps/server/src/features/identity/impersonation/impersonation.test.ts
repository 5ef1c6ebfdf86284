import {
  appData,
  listDevices,
  logout,
  myProfile,
  previewImpersonation,
  startImpersonation as startCall,
} from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildDoctor } from '../../../testing/builders/build-doctor.ts'
import { buildPaper } from '../../../testing/builders/build-paper.ts'
import { buildSatAttempt } from '../../../testing/builders/build-sat-attempt.ts'
import { buildSignIn } from '../../../testing/builders/build-sign-in.ts'
import { buildStaff } from '../../../testing/builders/build-staff.ts'
import { eventually } from '../../../testing/eventually.ts'
import { type Post, poster } from '../../../testing/poster.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestClock, hours, minutes } from '../../../testing/test-clock.ts'
import { impersonationByAddress } from '../limits.ts'
import { issueImpersonationCode } from './issue-impersonation-code.ts'

const clock = createTestClock()
let test: TestApp
let post: Post
beforeAll(async () => {
  test = await buildTestApp({ clock: clock.now })
  post = await poster(test.app)
})
afterAll(() => test.close())

async function issue() {
  const { db } = test.deps.database
  const staff = await buildStaff(db, { name: 'রাশেদা বেগম' })
  const doctor = await buildDoctor(db, { name: 'রুবাইয়া হক' })
  const issued = await issueImpersonationCode(db, { staffId: staff.id, doctorId: doctor.id, now: clock.now() })
  return { staff, doctor, ...issued }
}

const exchange = (code: string) => post(startCall.path, { code })
const preview = (code: string) => post(previewImpersonation.path, { code })

async function impersonate() {
  const issued = await issue()
  const { token, impersonation } = startCall.response.parse((await exchange(issued.code)).json())
  return { ...issued, token, endsAt: impersonation.ends_at, headers: { authorization: `Bearer ${token}` } }
}

async function signedIn() {
  const { db } = test.deps.database
  const { id: doctorId } = await buildDoctor(db)
  const { headers } = await buildSignIn(db, { doctorId, now: clock.now() })
  return { doctorId, headers }
}

const traceOf = (staffId: number) =>
  test.deps.database.db
    .select()
    .from(tables.auditEntry)
    .where(eq(tables.auditEntry.staffId, staffId))
    .orderBy(asc(tables.auditEntry.id))

const signInsOf = (doctorId: number) =>
  test.deps.database.db.$count(tables.signIn, eq(tables.signIn.doctorId, doctorId))

describe('the code of a staff link', () => {
  it('says whom it is about as often as it is asked, and signs nobody in by that', async () => {
    const { code, doctor } = await issue()
    for (let nth = 0; nth < 2; nth++) {
      const response = await preview(code)
      expect(response.json()).toEqual({ doctor_name: 'রুবাইয়া হক', staff_name: 'রাশেদা বেগম' })
      expect(response.headers['cache-control']).toBe('no-store')
    }
    expect(await signInsOf(doctor.id)).toBe(0)
  })

  it('is exchanged once, also when it comes twenty times at once', async () => {
    const { code, doctor } = await issue()
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(code)))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    expect(new Set(answers.filter(({ statusCode }) => statusCode !== 201).map((each) => each.json().code))).toEqual(
      new Set(['impersonation_code_invalid']),
    )
    expect(await signInsOf(doctor.id)).toBe(1)
    clock.move(hours(1))
  })

  it('is refused alike when it is wrong, used or expired, or its member of staff has left', async () => {
    const [used, gone, old] = [await issue(), await issue(), await issue()]
    await exchange(used.code)
    await test.deps.database.db.update(tables.staff).set({ isActive: false }).where(eq(tables.staff.id, gone.staff.id))
    const answers = [await exchange('a'.repeat(43)), await exchange(used.code), await exchange(gone.code)]
    clock.move(minutes(5))
    answers.push(await exchange(old.code), await preview(old.code), await preview('x'))
    for (const each of answers) {
      expect(each.statusCode).toBe(422)
      expect(each.json().code).toBe('impersonation_code_invalid')
      expect(each.body).toBe(answers[0]?.body)
    }
    clock.move(hours(1))
  })

  it('ends the sign-in that it replaces, and leaves it alone when it is refused', async () => {
    const { db } = test.deps.database
    const { doctorId, headers } = await signedIn()
    const other = await buildSignIn(db, { doctorId, now: clock.now() })
    const isOpen = async (sent: Record<string, string>) =>
      (await test.app.inject({ url: listDevices.path, headers: sent })).statusCode
    expect((await post(startCall.path, { code: 'a'.repeat(43) }, headers)).statusCode).toBe(422)
    expect(await isOpen(headers)).toBe(200)
    expect((await post(startCall.path, { code: (await issue()).code }, headers)).statusCode).toBe(201)
    expect(await isOpen(headers)).toBe(401)
    expect(await isOpen(other.headers)).toBe(200)
  })

  it('is asked for in a form of this site only', async () => {
    const { code } = await issue()
    const foreign = await test.app.inject({ method: 'POST', url: startCall.path, payload: { code } })
    expect(foreign.statusCode).toBe(419)
    expect((await exchange(code)).statusCode).toBe(201)
  })

  it('cannot be guessed at for long, and right ones do not count', async () => {
    for (let nth = 0; nth < impersonationByAddress.tries; nth++) await preview(`guess-${nth}`)
    expect((await exchange((await issue()).code)).statusCode).toBe(429)
    clock.move(hours(1))
    const { code } = await issue()
    for (let nth = 0; nth <= impersonationByAddress.tries; nth++) expect((await preview(code)).statusCode).toBe(200)
  })

  it('is kept, like the token that it is exchanged for, as a hash only', async () => {
    const { code, token } = await impersonate()
    const { db } = test.deps.database
    const kept = JSON.stringify([
      await db.select().from(tables.impersonationCode),
      await db.select().from(tables.signIn),
    ])
    expect(kept).not.toContain(code)
    expect(kept).not.toContain(token)
  })

  it('tells the doctor who looks and why, as plain words', async () => {
    const { db } = test.deps.database
    const [staff, doctor] = [await buildStaff(db, { name: 'রাশেদা বেগম' }), await buildDoctor(db)]
    const asked = { staffId: staff.id, doctorId: doctor.id, reason: 'ভিডিও <b>২৪</b> চলে না', now: clock.now() }
    const { code } = await issueImpersonationCode(db, asked)
    const told = () => db.select().from(tables.notice).where(eq(tables.notice.doctorId, doctor.id))
    expect(await told()).toEqual([])
    expect((await exchange(code)).statusCode).toBe(201)
    const [notice] = await told()
    expect(notice?.title.bn).toContain('রাশেদা বেগম')
    expect(notice?.body.bn).toContain('২৪')
    expect(notice?.body.bn).not.toContain('<b>')
  })

  it('is neither issued nor taken while the doctor sits an exam', async () => {
    const { db } = test.deps.database
    const { staff, doctor, code } = await issue()
    const paper = await buildPaper(db, { each: 1 })
    await buildSatAttempt(db, { paper, doctorId: doctor.id, startedAt: clock.now() })
    const again = issueImpersonationCode(db, { staffId: staff.id, doctorId: doctor.id, now: clock.now() })
    await expect(again).rejects.toMatchObject({ code: 'doctor_in_exam' })
    expect((await exchange(code)).json().code).toBe('doctor_in_exam')
    expect(await signInsOf(doctor.id)).toBe(0)
  })

  it('is not issued to staff who have left, nor for a doctor who is not there', async () => {
    const { db } = test.deps.database
    const gone = await buildStaff(db, { isActive: false })
    const [staff, doctor] = [await buildStaff(db), await buildDoctor(db)]
    const issueFor = (staffId: number, doctorId: number) =>
      issueImpersonationCode(db, { staffId, doctorId, now: clock.now() })
    await expect(issueFor(gone.id, doctor.id)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(issueFor(staff.id, 2_000_000_000)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('looking at the site as a doctor', () => {
  it('is said in app data, with who looks and until when', async () => {
    const { doctor, headers, endsAt } = await impersonate()
    const response = await test.app.inject({ url: appData.path, headers })
    expect(appData.response.parse(response.json())).toMatchObject({
      is_logged_in: true,
      doctor: { id: doctor.id },
      impersonation: { staff_name: 'রাশেদা বেগম', ends_at: endsAt },
    })
  })

  it('is written down also where app data shows the doctor’s profile', async () => {
    const { staff, headers } = await impersonate()
    await test.app.inject({ url: appData.path, headers })
    await eventually(async () => {
      const detail = { method: 'GET', route: appData.path, path: appData.path, status: 200 }
      expect((await traceOf(staff.id)).at(-1)).toMatchObject({ action: 'request_as_doctor', detail })
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

  it('ends for good when the doctor begins an exam', async () => {
    const { db } = test.deps.database
    const { doctor, headers } = await impersonate()
    const status = async () => (await test.app.inject({ url: myProfile.path, headers })).statusCode
    expect(await status()).toBe(200)
    clock.move(minutes(1))
    await buildSatAttempt(db, { paper: await buildPaper(db, { each: 1 }), doctorId: doctor.id, startedAt: clock.now() })
    expect(await status()).toBe(401)
    const own = await buildSignIn(db, { doctorId: doctor.id, now: clock.now() })
    expect((await test.app.inject({ url: myProfile.path, headers: own.headers })).statusCode).toBe(200)
    const finished = { finishedAt: clock.now(), finishedBy: 'doctor' } as const
    await db.update(tables.attempt).set(finished).where(eq(tables.attempt.doctorId, doctor.id))
    expect(await status()).toBe(401)
  })

  it('writes down the start, every request with its outcome, and the end', async () => {
    const { staff, doctor, headers } = await impersonate()
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
})
