import type { ResponseOf } from '@prostuti/contract'
import type { listDeviceRequests, listDoctors, readDoctor, readDoctorTimeline } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { toLatinDigits } from '@prostuti/text/digits'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findSignIn } from '../../auth/find-sign-in.ts'
import { buildBatch, buildCourse, buildSchedule } from '../../testing/builders/build-batch.ts'
import { buildDebt } from '../../testing/builders/build-debt.ts'
import { buildDoctor } from '../../testing/builders/build-doctor.ts'
import { buildPaper } from '../../testing/builders/build-paper.ts'
import { buildParcel } from '../../testing/builders/build-parcel.ts'
import { buildSatAttempt } from '../../testing/builders/build-sat-attempt.ts'
import { buildSignIn } from '../../testing/builders/build-sign-in.ts'
import { enrolAtBranch } from '../../testing/builders/enrol-at-branch.ts'
import { hours } from '../../testing/test-clock.ts'
import { buildTestOffice, type TestOffice } from '../../testing/test-office.ts'

type Headers = Record<string, string>

let test: TestOffice
let support: { staffId: number; headers: Headers }
beforeAll(async () => {
  test = await buildTestOffice()
  support = await test.signInStaff({ role: 'support', name: 'সুমাইয়া খাতুন' })
})
afterAll(() => test.close())

const db = () => test.deps.database.db
const get = async <Answer>(path: string, headers = support.headers) => {
  const answer = await test.office.inject({ url: `/api/v3/admin${path}`, headers })
  return { status: answer.statusCode, body: answer.json() as Answer, text: answer.body }
}
const post = (path: string, payload: object = {}, headers = support.headers) =>
  test.office.inject({ method: 'POST', url: `/api/v3/admin${path}`, headers, payload })
const found = async (q: string, headers?: Headers) =>
  (await get<ResponseOf<typeof listDoctors>>(`/doctors?q=${encodeURIComponent(q)}`, headers)).body
const page = async (id: number, headers?: Headers) =>
  (await get<ResponseOf<typeof readDoctor>>(`/doctors/${id}`, headers)).body
const timeline = async (id: number, query = '', headers?: Headers) =>
  (await get<ResponseOf<typeof readDoctorTimeline>>(`/doctors/${id}/timeline${query}`, headers)).body
const lastAudit = async () =>
  (await db().select().from(tables.auditEntry).orderBy(desc(tables.auditEntry.id)).limit(1))[0]

/** A doctor in a batch of a course of its own. */
async function enrolled(given: Parameters<typeof buildDoctor>[1] = {}) {
  const place = await buildCourse(db())
  const batch = await buildBatch(db(), place)
  const schedule = await buildSchedule(db(), batch.id)
  const doctor = await buildDoctor(db(), given)
  const [enrolment] = await db()
    .insert(tables.enrolment)
    .values({ doctorId: doctor.id, batchId: batch.id, scheduleId: schedule.id })
    .returning()
  return { doctor, courseId: place.course.id, batchId: batch.id, enrolmentId: enrolment!.id }
}

describe('finding a doctor', () => {
  it('is done by a name with its BMDC number beside it, by a parcel and by the end of a phone, and says by what', async () => {
    const { doctor, batchId, enrolmentId } = await enrolled({ name: 'তাসনুভা মেহজাবিন', bmdc: 'A-904218' })
    const { invoice } = await buildParcel(db(), { enrolmentId, batchId, state: 'booked', title: 'শিট' })
    const end = doctor.phone.slice(-4)
    for (const [q, by] of [
      ['tasnuva mehjabin', 'name'],
      ['tashnuba 904218', 'name'],
      ['904218', 'bmdc'],
      [invoice, 'parcel'],
      [end, 'phone'],
    ] as const) {
      const { rows } = await found(q)
      expect(rows.find(({ id }) => id === doctor.id)?.found_by, q).toBe(by)
    }
    expect(JSON.stringify(await found('tasnuva'))).not.toContain(doctor.phone.slice(4))
  })

  it('offers the nearest five where nobody has the name, and says so', async () => {
    await enrolled({ name: 'কামরুজ্জামান তালুকদার' })
    const { rows, is_nearest } = await found('komruzzaman xqzwt')
    expect(is_nearest).toBe(true)
    expect(rows.length).toBeLessThanOrEqual(5)
    expect(rows.map(({ name }) => name)).toContain('কামরুজ্জামান তালুকদার')
  })

  it('shows to a member with some courses only their doctors, in the list and by id', async () => {
    const { doctor, courseId } = await enrolled({ name: 'ফাবলিহা নওরীন' })
    const own = await test.signInStaff({ role: 'support', courseIds: [courseId] })
    const other = await test.signInStaff({ role: 'support', courseIds: [] })
    expect((await found('fabliha', own.headers)).rows).toHaveLength(1)
    expect((await found('fabliha', other.headers)).rows).toHaveLength(0)
    const newest = async (headers: Headers) =>
      (await get<ResponseOf<typeof listDoctors>>('/doctors', headers)).body.rows.map(({ id }) => id)
    expect(await newest(own.headers)).toEqual([doctor.id])
    expect(await newest(other.headers)).toEqual([])
  })
})

describe('a member of one branch', () => {
  it('finds, opens and takes cash of who is online or enrolled nowhere, and knows nobody of another branch', async () => {
    const { doctor: online, enrolmentId } = await enrolled({ name: 'জেবুন্নেসা অনলাইন' })
    const [nowhere, elsewhere] = [
      await buildDoctor(db(), { name: 'জেবুন্নেসা নতুন' }),
      await buildDoctor(db(), { name: 'জেবুন্নেসা দূর' }),
    ]
    await enrolAtBranch(db(), elsewhere.id)
    const own = await enrolAtBranch(db(), (await buildDoctor(db())).id)
    const cashier = await test.signInStaff({ role: 'accounts', branchIds: [own.branchId] })
    const names = (await found('জেবুন্নেসা', cashier.headers)).rows.map(({ id }) => id)
    expect(names.toSorted((a, b) => a - b)).toEqual([online.id, nowhere.id])
    expect((await get(`/doctors/${online.id}`, cashier.headers)).status).toBe(200)
    expect((await get(`/doctors/${elsewhere.id}`, cashier.headers)).status).toBe(404)
    const orderId = await buildDebt(db(), { doctorId: online.id, enrolmentId, now: new Date() })
    const till = (await get<{ orders: { id: number }[] }>(`/till?q=${encodeURIComponent('জেবুন্নেসা')}`, cashier.headers))
      .body
    expect(till.orders.map(({ id }) => id)).toEqual([orderId])
    const outsider = await test.signInStaff({ role: 'accounts', courseIds: [own.courseId], branchIds: [own.branchId] })
    expect((await found('জেবুন্নেসা', outsider.headers)).rows).toEqual([])
  })

  it('is not told what was done to orders of another', async () => {
    const { doctor } = await enrolled()
    const elsewhere = await enrolAtBranch(db(), doctor.id)
    const orderId = await buildDebt(db(), { doctorId: doctor.id, enrolmentId: elsewhere.enrolmentId, now: new Date() })
    const { staffId } = await test.signInStaff({ role: 'owner' })
    const deed = { staffId, doctorId: doctor.id, at: new Date() }
    await db()
      .insert(tables.auditEntry)
      .values([
        { ...deed, action: 'pay_link_sent', resource: 'order', resourceId: String(orderId), reason: 'অন্য শাখার কথা' },
        { ...deed, action: 'phone_revealed', resource: 'doctor', resourceId: String(doctor.id) },
      ])
    const { branchId } = await enrolAtBranch(db(), (await buildDoctor(db())).id)
    const deeds = async (headers: Headers) =>
      (await timeline(doctor.id, '?group=staff', headers)).rows.map(({ state }) => state).toSorted()
    expect(await deeds((await test.signInStaff({ role: 'support', branchIds: [branchId] })).headers)).toEqual([
      'phone_revealed',
    ])
    expect(await deeds(support.headers)).toEqual(['pay_link_sent', 'phone_revealed'])
  })
})

describe('the page of a doctor', () => {
  it('has everything of the demo’s busiest doctor, and no whole phone number in it', async () => {
    const [farhana] = await db().select().from(tables.doctor).where(eq(tables.doctor.phone, '+8801700000101'))
    const shown = await page(farhana!.id)
    expect(shown.courses.length).toBeGreaterThan(1)
    expect(shown.courses.find(({ state }) => state === 'active')).toMatchObject({
      order: { total_paisa: expect.any(Number) },
      progress: { lectures: { all: expect.any(Number) } },
    })
    const { rows, counts } = await timeline(farhana!.id)
    expect(new Set(counts.map(({ group }) => group))).toEqual(new Set(['money', 'exam', 'parcel', 'talk', 'account']))
    const times = rows.map(({ at }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(JSON.stringify([shown, rows])).not.toContain('1700000101')
    expect((await get(`/doctors/${farhana!.id}`, (await test.signInStaff({ role: 'teacher' })).headers)).status).toBe(
      404,
    )
  })

  it('is read to its beginning page by page, each happening once', async () => {
    const [farhana] = await db().select().from(tables.doctor).where(eq(tables.doctor.phone, '+8801700000101'))
    const keys: string[] = []
    let next: string | null = ''
    while (next !== null) {
      const part: ResponseOf<typeof readDoctorTimeline> = await timeline(
        farhana!.id,
        next === '' ? '' : `?before=${encodeURIComponent(next)}`,
      )
      keys.push(...part.rows.map(({ key }) => key))
      next = part.next
    }
    expect(new Set(keys).size).toBe(keys.length)
    const { counts } = await timeline(farhana!.id)
    expect(keys).toHaveLength(counts.reduce((sum, { count }) => sum + count, 0))
    const money = await timeline(farhana!.id, '?group=money')
    expect(new Set(money.rows.map(({ group }) => group))).toEqual(new Set(['money']))
  })

  it('loses nothing of one millisecond at the edge of a page', async () => {
    const doctor = await buildDoctor(db())
    const all = await db()
      .insert(tables.doctorNote)
      .values(
        Array.from({ length: 60 }, (_, nth) => ({
          doctorId: doctor.id,
          staffId: support.staffId,
          text: `note ${nth}`,
          createdAt: new Date(),
        })),
      )
      .returning({ id: tables.doctorNote.id })
    // Keys that grow while the moments, a few microseconds apart, fall.
    await db().execute(sql`update doctor_note set created_at = '2026-05-01 10:00:00.0009+06'::timestamptz
      - (id - ${all[0]!.id}::int) * interval '1 microsecond' where doctor_id = ${doctor.id}`)
    const first = await timeline(doctor.id)
    const rest = await timeline(doctor.id, `?before=${encodeURIComponent(first.next!)}`)
    const keys = [...first.rows, ...rest.rows].map(({ key }) => key)
    expect(new Set(keys).size).toBe(first.counts.reduce((sum, { count }) => sum + count, 0))
  })

  it('keeps marks back that are not out, shows a sitting that runs, and to accounts no exam at all', async () => {
    const { doctor, courseId } = await enrolled()
    const ago = (ms: number) => new Date(Date.now() - ms)
    const sat = { opensAt: ago(hours(5)), closesAt: new Date(Date.now() + hours(1)) }
    const waiting = await buildPaper(db(), { each: 2, courseId, ...sat })
    const over = await buildPaper(db(), { each: 2, courseId, opensAt: ago(hours(9)), closesAt: ago(hours(8)) })
    const of = { doctorId: doctor.id, startedAt: ago(hours(4)), finishedAt: ago(hours(3)) }
    await buildSatAttempt(db(), { paper: waiting, ...of })
    await buildSatAttempt(db(), { paper: over, ...of })
    const attempts = (await timeline(doctor.id, '?group=exam')).rows
    const rowOf = (paperId: number) => attempts.find(({ thing }) => thing?.id === String(paperId))
    expect(rowOf(waiting.row.id)).toMatchObject({ state: 'withheld', number: null, rank: null })
    expect(rowOf(over.row.id)).toMatchObject({ number: 0, out_of: expect.any(Number) })
    expect((await page(doctor.id)).results).toHaveLength(1)
    const accounts = await test.signInStaff({ role: 'accounts' })
    expect((await page(doctor.id, accounts.headers)).results).toBeNull()
    expect((await page(doctor.id, accounts.headers)).devices).toBeNull()
    expect((await timeline(doctor.id, '?group=exam', accounts.headers)).rows).toEqual([])

    const running = await buildPaper(db(), { each: 2, courseId, ...sat })
    await buildSatAttempt(db(), { paper: running, doctorId: doctor.id, startedAt: new Date() })
    expect((await timeline(doctor.id)).rows.find(({ state }) => state === 'running')?.thing?.kind).toBe('control_room')
    expect((await page(doctor.id)).exam_until).not.toBeNull()
    expect((await post(`/doctors/${doctor.id}/sign-ins/end`)).json().code).toBe('doctor_in_exam')
  })

  it('shows to a member with some courses what belongs to them alone', async () => {
    const { doctor, courseId } = await enrolled()
    const second = await buildBatch(db(), await buildCourse(db()), { title: { bn: 'অন্য ব্যাচ' } })
    const schedule = await buildSchedule(db(), second.id)
    await db().insert(tables.enrolment).values({ doctorId: doctor.id, batchId: second.id, scheduleId: schedule.id })
    const own = await test.signInStaff({ role: 'support', courseIds: [courseId] })
    expect((await page(doctor.id)).courses).toHaveLength(2)
    expect((await page(doctor.id, own.headers)).courses).toHaveLength(1)
    expect(JSON.stringify(await timeline(doctor.id, '', own.headers))).not.toContain('অন্য ব্যাচ')
  })

  it('gives the whole number to who asks, writes that down, and not for ever', async () => {
    const { doctor } = await enrolled()
    const curious = await test.signInStaff({ role: 'support' })
    const answer = await post(`/doctors/${doctor.id}/phone`, {}, curious.headers)
    expect(toLatinDigits(answer.json().phone).replace(/\D/g, '')).toBe(`0${doctor.phone.slice(4)}`)
    expect(await lastAudit()).toMatchObject({ action: 'phone_revealed', doctorId: doctor.id, staffId: curious.staffId })
    expect(JSON.stringify(await lastAudit())).not.toContain(doctor.phone.slice(4))
    for (let nth = 1; nth < 60; nth++) await post(`/doctors/${doctor.id}/phone`, {}, curious.headers)
    expect((await post(`/doctors/${doctor.id}/phone`, {}, curious.headers)).statusCode).toBe(429)
  })

  it('refuses a page of the timeline that begins at no moment', async () => {
    const { doctor } = await enrolled()
    const at = (before: string) => get(`/doctors/${doctor.id}/timeline?before=${encodeURIComponent(before)}`)
    expect((await at('2026-99-99T99:99:99.999Z|payment:1')).status).toBe(422)
    expect((await at('2026-07-01T09:00:00.000Z|payment:1')).status).toBe(200)
  })

  it('keeps notes, which only their writer takes back', async () => {
    const { doctor } = await enrolled()
    const { id } = (await post(`/doctors/${doctor.id}/notes`, { text: ' বিকেল ৪টার পরে ফোন ' })).json()
    const colleague = await test.signInStaff({ role: 'support' })
    expect((await page(doctor.id, colleague.headers)).notes).toMatchObject([
      { text: 'বিকেল ৪টার পরে ফোন', by: { name: 'সুমাইয়া খাতুন' } },
    ])
    expect((await post(`/doctor-notes/${id}/drop`, {}, colleague.headers)).statusCode).toBe(404)
    expect((await post(`/doctor-notes/${id}/drop`)).statusCode).toBe(200)
    expect((await post(`/doctor-notes/${id}/drop`)).statusCode).toBe(404)
    expect((await page(doctor.id)).notes).toEqual([])
    expect((await post(`/doctors/${doctor.id}/notes`, { text: '  ' })).statusCode).toBe(422)
  })
})

describe('devices', () => {
  it('asked for wait in a list, are decided once and are let in', async () => {
    const { doctor, courseId } = await enrolled()
    const third = await buildSignIn(db(), { doctorId: doctor.id, verified: false, label: 'Chrome · Windows' })
    const [asked] = await db()
      .insert(tables.deviceRequest)
      .values({ doctorId: doctor.id, deviceId: third.deviceId, reason: 'হাসপাতালের কম্পিউটার' })
      .returning()
    const own = await test.signInStaff({ role: 'support', courseIds: [courseId] })
    const listed = async (headers: Headers, show = 'open') =>
      (await get<ResponseOf<typeof listDeviceRequests>>(`/device-requests?show=${show}`, headers)).body.rows
    expect(await listed(own.headers)).toMatchObject([{ id: asked!.id, device: 'Chrome · Windows' }])
    expect((await page(doctor.id)).devices?.request).toMatchObject({ id: asked!.id })
    expect((await post(`/device-requests/${asked!.id}/decide`, { decision: 'approved' })).statusCode).toBe(200)
    expect((await findSignIn(db(), { token: third.token, now: new Date() }))?.deviceVerified).toBe(true)
    expect(await lastAudit()).toMatchObject({ action: 'device_request_approved', doctorId: doctor.id })
    expect((await post(`/device-requests/${asked!.id}/decide`, { decision: 'refused' })).statusCode).toBe(404)
    expect(await listed(own.headers)).toEqual([])
    expect(await listed(own.headers, 'decided')).toMatchObject([{ state: 'approved', granted_before: 0 }])
  })

  it('are released, and sign-ins ended, with a trace', async () => {
    const { doctor } = await enrolled()
    const [first, second] = [
      await buildSignIn(db(), { doctorId: doctor.id }),
      await buildSignIn(db(), { doctorId: doctor.id }),
    ]
    const isIn = async (token: string) => (await findSignIn(db(), { token, now: new Date() })) !== undefined
    expect((await post(`/devices/${first.deviceId}/release`)).statusCode).toBe(200)
    expect([await isIn(first.token), await isIn(second.token)]).toEqual([false, true])
    expect(await lastAudit()).toMatchObject({ action: 'device_released', doctorId: doctor.id })
    expect((await post(`/doctors/${doctor.id}/sign-ins/end`)).json()).toEqual({ ended: 1 })
    expect(await isIn(second.token)).toBe(false)
    const deeds = (await timeline(doctor.id, '?group=staff')).rows.map(({ state }) => state)
    expect(deeds).toEqual(['doctor_sign_ins_ended', 'device_released'])
  })
})
