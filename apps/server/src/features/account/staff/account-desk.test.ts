import { forget, type ResponseOf } from '@prostuti/contract'
import type { previewMerge } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { buildAttempt } from '../../../testing/builders/build-attempt.ts'
import { buildBatch, buildCourse, buildSchedule } from '../../../testing/builders/build-batch.ts'
import { buildDoctor } from '../../../testing/builders/build-doctor.ts'
import { buildPaper } from '../../../testing/builders/build-paper.ts'
import { buildPayment } from '../../../testing/builders/build-payment.ts'
import { buildSatAttempt } from '../../../testing/builders/build-sat-attempt.ts'
import { buildSignIn } from '../../../testing/builders/build-sign-in.ts'
import { codeIn, wrongCode } from '../../../testing/code-in.ts'
import { approvePayment } from '../../../testing/decide-payment.ts'
import { eventually } from '../../../testing/eventually.ts'
import { poster } from '../../../testing/poster.ts'
import { hours } from '../../../testing/test-clock.ts'
import { buildTestOffice } from '../../../testing/test-office.ts'
import { findLedgerFaults } from '../../payment/index.ts'
import { tellByPush } from '../../push/index.ts'
import { runStaffJobs } from '../../staff-jobs/index.ts'
import { findDoubles } from './doubles/find-doubles.ts'
import { movers, staying } from './merging/move-rows.ts'

const test = await buildTestOffice()
const { db } = test.deps.database
afterAll(async () => {
  expect(await findLedgerFaults(db)).toEqual([])
  await test.close()
})
const [one, two] = [await test.signInStaff({ role: 'manager' }), await test.signInStaff({ role: 'manager' })]
const support = await test.signInStaff({ role: 'support' })

type Member = typeof one
const call = async (method: 'GET' | 'POST', path: string, by: Member, payload: object = {}) => {
  const answer = await test.office.inject({
    ...{ method, url: `/api/v3/admin${path}`, headers: by.headers },
    ...(method === 'POST' && { payload }),
  })
  return { status: answer.statusCode, body: answer.json(), text: answer.body }
}
const get = (path: string, by = one) => call('GET', path, by)
const post = (path: string, payload: object = {}, by = one) => call('POST', path, by, payload)

const rowOf = async (id: number) => (await db.select().from(tables.doctor).where(eq(tables.doctor.id, id)))[0]!
const lastAudit = async () =>
  (await db.select().from(tables.auditEntry).orderBy(desc(tables.auditEntry.id)).limit(1))[0]!

let made = 0
/** A doctor who has paid for a seat. */
async function buildPaid() {
  made += 1
  const trx = { transaction: `2611-MERGE${made}`, gatewayTrx: `MERGE000${made}` }
  const built = await buildPayment(db, { ...trx, gateway: 'manual', reason: 'awaiting_staff', amountPaisa: 500_000 })
  await approvePayment(test.deps, { paymentId: built.payment.id })
  return built
}

type Preview = ResponseOf<typeof previewMerge>
const previewOf = async (kept: number, gone: number): Promise<Preview> =>
  (await get(`/doctor-merges/preview?kept=${kept}&gone=${gone}`)).body
async function propose(kept: number, gone: number, { by = one, phone_of = 'kept' } = {}) {
  const { fingerprint } = (await get(`/doctor-merges/preview?kept=${kept}&gone=${gone}&phone_of=${phone_of}`, by)).body
  return post('/doctor-merges', { kept, gone, phone_of, reason: 'একই মানুষ, দুই নম্বর', fingerprint }, by)
}
async function merge(kept: number, gone: number, given: { phone_of?: string } = {}) {
  const { body } = await propose(kept, gone, given)
  return post(`/doctor-merges/${body.id}/sign`, {}, two)
}

/** A browser of a doctor that listens for news, with some on its way. */
async function listen(doctorId: number, signInId: number): Promise<void> {
  const now = new Date()
  const [key] = await db
    .insert(tables.pushKey)
    .values({ publicKey: 'ours', privateKey: 'sealed', createdAt: now })
    .returning({ id: tables.pushKey.id })
  const browser = { endpoint: 'https://updates.push.services.mozilla.com/x', p256dh: 'p', auth: 'a' }
  await db
    .insert(tables.pushSubscription)
    .values({ doctorId, signInId, pushKeyId: key!.id, ...browser, locale: 'bn', createdAt: now })
  await tellByPush(db, { doctorId, kind: 'complaint_answered', thing: '1', link: '/my', now })
}

describe('two accounts made one', () => {
  it('takes along every table that names a doctor, or says why it stays', async () => {
    const { rows } = await db.execute<{ name: string }>(sql`
      select k.conrelid::regclass::text || '.' || a.attname as name from pg_constraint k
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      where k.contype = 'f' and k.confrelid = 'doctor'::regclass
      union select table_name || '.' || column_name from information_schema.columns
      where table_schema = 'public' and column_name like '%doctor_id' order by 1`)
    expect(Object.keys({ ...movers, ...staying }).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  })

  it('keeps money, receipts and books as they are, sums included, and leads the old page to the new one', async () => {
    const [kept, gone] = [await buildPaid(), await buildPaid()]
    const signedIn = await buildSignIn(db, { doctorId: gone.doctor.id })
    await listen(gone.doctor.id, signedIn.signInId)
    const books = () =>
      db.execute(
        sql`select account, sum(amount_paisa)::int as sum, count(*)::int from ledger_line group by 1 order by 1`,
      )
    const receipts = () => db.select().from(tables.invoice).orderBy(tables.invoice.number)
    const before = [(await books()).rows, await receipts()]
    const preview = await previewOf(kept.doctor.id, gone.doctor.id)
    expect(preview.things.find(({ thing }) => thing === 'paid_paisa')).toMatchObject({ kept: 500_000, gone: 500_000 })
    expect([preview.clashes, preview.blocks]).toEqual([[], []])
    expect(JSON.stringify(preview)).not.toContain(gone.doctor.phone.slice(4))

    const { body } = await propose(kept.doctor.id, gone.doctor.id)
    expect((await post(`/doctor-merges/${body.id}/sign`)).body.code).toBe('second_person_needed')
    expect((await post(`/doctor-merges/${body.id}/sign`, {}, support)).status).toBe(404)
    const signed = await Promise.all([1, 2].map(() => post(`/doctor-merges/${body.id}/sign`, {}, two)))
    expect(signed.map(({ status }) => status).toSorted()).toEqual([200, 404])

    expect([(await books()).rows, await receipts()]).toEqual(before)
    const orders = await db.select().from(tables.purchaseOrder)
    const of = (id: number) => orders.filter(({ doctorId }) => doctorId === id).length
    expect([of(kept.doctor.id), of(gone.doctor.id)]).toEqual([2, 0])
    expect(await rowOf(gone.doctor.id)).toMatchObject({
      ...{ mergedIntoId: kept.doctor.id, phone: `closed:${gone.doctor.id}`, closedAt: expect.any(Date) },
    })
    expect((await get(`/doctors/${gone.doctor.id}`)).body).toMatchObject({ id: kept.doctor.id })
    expect((await get(`/doctors/${kept.doctor.id}`)).body.courses).toHaveLength(2)
    const [signIn] = await db.select().from(tables.signIn).where(eq(tables.signIn.doctorId, kept.doctor.id))
    expect(signIn).toMatchObject({ endedBecause: 'merged' })
    // Where the one that goes was signed in nobody hears of the other, nor what was on its way.
    expect([await db.$count(tables.pushSubscription), await db.$count(tables.pushMessage)]).toEqual([0, 0])
    // Both numbers are told, and the doctor among their notices.
    await eventually(() => {
      for (const phone of [kept.doctor.phone, gone.doctor.phone])
        expect(test.smses.filter(({ to }) => to === phone)).toHaveLength(1)
    })
    expect(await db.$count(tables.notice, eq(tables.notice.doctorId, kept.doctor.id))).toBe(1)
    expect(await lastAudit()).toMatchObject({ action: 'doctor_merged', doctorId: kept.doctor.id, staffId: two.staffId })
    expect(JSON.stringify(await lastAudit())).not.toContain(gone.doctor.phone.slice(4))
  })

  it('is never proposed by who is new in their role, nor done once something that counts has changed', async () => {
    const [kept, gone] = [await buildPaid(), await buildPaid()]
    const newcomer = await test.signInStaff({ role: 'manager', roleGivenAt: new Date() })
    expect((await propose(kept.doctor.id, gone.doctor.id, { by: newcomer })).body.code).toBe('role_too_new')
    const { id } = (await propose(kept.doctor.id, gone.doctor.id)).body
    expect((await post(`/doctor-merges/${id}/sign`, {}, newcomer)).body.code).toBe('role_too_new')
    // While one waits, neither of the two is in another.
    expect((await propose(gone.doctor.id, (await buildDoctor(db)).id)).body.code).toBe('merge_blocked')
    const paper = await buildPaper(db, { each: 1 })
    const sat = { startedAt: new Date(Date.now() - hours(2)), finishedAt: new Date(Date.now() - hours(1)) }
    await buildSatAttempt(db, { paper, doctorId: gone.doctor.id, ...sat })
    expect((await get(`/doctor-merges/${id}`)).body.is_changed).toBe(true)
    expect((await post(`/doctor-merges/${id}/sign`, {}, two)).body.code).toBe('merge_changed')
    expect((await rowOf(gone.doctor.id)).closedAt).toBeNull()
    expect((await post(`/doctor-merges/${id}/end`, { words: 'আবার দেখতে হবে' }, two)).status).toBe(200)
    expect((await post(`/doctor-merges/${id}/sign`, {}, two)).status).toBe(404)
    const stale = { kept: kept.doctor.id, gone: gone.doctor.id, phone_of: 'kept', reason: 'একই মানুষ', fingerprint: 'x' }
    expect((await post('/doctor-merges', stale)).body.code).toBe('merge_changed')
    expect((await merge(kept.doctor.id, gone.doctor.id)).status).toBe(200)
  })

  it('waits for a running exam, and for people where both have paid for the same seat', async () => {
    const [kept, gone] = [await buildPaid(), await buildPaid()]
    const now = new Date()
    const running = { doctorId: gone.doctor.id, startedAt: now, endsAt: new Date(now.getTime() + 600_000) }
    const sitting = await buildAttempt(db, await buildPaper(db), running)
    expect((await previewOf(kept.doctor.id, gone.doctor.id)).blocks).toEqual(['exam_running'])
    expect((await propose(kept.doctor.id, gone.doctor.id)).body.code).toBe('exam_running')
    const finished = { finishedAt: now, finishedBy: 'doctor' as const }
    await db.update(tables.attempt).set(finished).where(eq(tables.attempt.id, sitting.id))
    const { batchId, scheduleId } = kept.enrolment
    await db.update(tables.enrolment).set({ batchId, scheduleId }).where(eq(tables.enrolment.id, gone.enrolment.id))
    expect(await previewOf(kept.doctor.id, gone.doctor.id)).toMatchObject({
      ...{ blocks: ['both_paid'], clashes: [{ kind: 'enrolment', decision: 'refused' }] },
    })
    expect((await propose(kept.doctor.id, gone.doctor.id)).body.code).toBe('merge_blocked')
  })

  it('gives up the unpaid one of two seats, whoever has it, and leaves both sittings of one paper where they are', async () => {
    const [kept, paid] = [await buildDoctor(db), await buildPaid()]
    const { batchId, scheduleId } = paid.enrolment
    const seat = { batchId, scheduleId }
    await db.update(tables.schedule).set({ seatsSold: 2 }).where(eq(tables.schedule.id, scheduleId))
    const [given] = await db
      .insert(tables.enrolment)
      .values({ doctorId: kept.id, ...seat })
      .returning()
    const paper = await buildPaper(db, { each: 1 })
    const alone = await buildPaper(db, { each: 1 })
    const sat = { startedAt: new Date(Date.now() - hours(2)), finishedAt: new Date(Date.now() - hours(1)) }
    for (const doctorId of [kept.id, paid.doctor.id]) await buildSatAttempt(db, { paper, doctorId, ...sat })
    await buildSatAttempt(db, { paper: alone, doctorId: paid.doctor.id, ...sat })
    const [event] = await db.select().from(tables.event).limit(1)
    for (const doctorId of [kept.id, paid.doctor.id])
      await db.insert(tables.eventRegistration).values({ doctorId, eventId: event!.id })
    const other = await buildSchedule(db, (await buildBatch(db, await buildCourse(db))).id)
    const asked = { askedBy: one.staffId, askedAt: new Date() }
    const [free] = await db
      .insert(tables.freeSeat)
      .values({ doctorId: paid.doctor.id, batchId: other.batchId, scheduleId: other.id, reason: 'x', ...asked })
      .returning()
    const waits = { deed: 'seat.free', resource: 'free_seat', resourceId: String(free!.id), ...asked }
    const [signature] = await db.insert(tables.signature).values(waits).returning()
    const { clashes } = await previewOf(kept.id, paid.doctor.id)
    expect(clashes.map(({ kind, decision }) => [kind, decision])).toEqual([
      ['enrolment', 'kept_ends'],
      ['event', 'gone_ends'],
      ['paper', 'both_stay'],
    ])
    expect((await merge(kept.id, paid.doctor.id)).status).toBe(200)
    const enrolments = await db.select().from(tables.enrolment).where(eq(tables.enrolment.doctorId, kept.id))
    const states = Object.fromEntries(enrolments.map(({ id, state }) => [id, state]))
    expect(states).toEqual({ [given!.id]: 'ended', [paid.enrolment.id]: 'active' })
    // What was proposed for the other waits for nobody any more.
    const [dropped] = await db.select().from(tables.signature).where(eq(tables.signature.id, signature!.id))
    expect(dropped!.endedAt).not.toBeNull()
    const [room] = await db.select().from(tables.schedule).where(eq(tables.schedule.id, scheduleId))
    expect(room!.seatsSold).toBe(1)
    const sittings = async (id: number) =>
      (await db.select().from(tables.attempt).where(eq(tables.attempt.doctorId, id)))
        .map(({ paperId }) => paperId)
        .toSorted((one, other) => one - other)
    expect(await sittings(kept.id)).toEqual([paper.row.id, alone.row.id])
    expect(await sittings(paid.doctor.id)).toEqual([paper.row.id])
    expect(await db.$count(tables.eventRegistration, eq(tables.eventRegistration.doctorId, kept.id))).toBe(1)
  })

  it('joins what was watched, keeps one device of a browser, and takes the number that was chosen', async () => {
    const [kept, gone] = [await buildDoctor(db, { newsSms: false }), await buildDoctor(db, { bmdc: 'A-7654321' })]
    const [video] = await db.select().from(tables.video).limit(1)
    const watch = (doctorId: number, watched: string, positionSeconds: number, positionAt: Date) =>
      db.insert(tables.videoProgress).values({
        ...{ doctorId, videoId: video!.id, watched, positionSeconds, positionAt },
        ...{ watchedSeconds: 10, updatedAt: positionAt },
      })
    await watch(kept.id, '{[0,10)}', 10, new Date('2026-01-01'))
    await watch(gone.id, '{[5,20)}', 20, new Date('2026-02-01'))
    const device = { tokenHash: 'one browser of both', label: 'Chrome' }
    for (const doctorId of [kept.id, gone.id]) {
      const [of] = await db
        .insert(tables.device)
        .values({ doctorId, ...device })
        .returning()
      await db.insert(tables.deviceRequest).values({ doctorId, deviceId: of!.id, reason: 'নতুন ফোন' })
    }
    const talk = { category: 'other', subject: 'x', clientKey: 'same key', lastMessageAt: new Date() } as const
    for (const doctorId of [kept.id, gone.id])
      await db.insert(tables.complaint).values({ doctorId, ...talk, doctorReadAt: new Date() })
    expect((await merge(kept.id, gone.id, { phone_of: 'gone' })).status).toBe(200)
    expect(await rowOf(kept.id)).toMatchObject({ phone: gone.phone, bmdc: 'A-7654321', newsSms: false })
    const [progress] = await db.select().from(tables.videoProgress).where(eq(tables.videoProgress.doctorId, kept.id))
    expect(progress).toMatchObject({ watched: '{[0,20)}', watchedSeconds: 20, positionSeconds: 20 })
    const devices = await db.select().from(tables.device).where(eq(tables.device.doctorId, kept.id))
    expect(devices.map(({ releasedAt }) => releasedAt === null)).toEqual([true, false])
    expect(await db.$count(tables.complaint, eq(tables.complaint.doctorId, kept.id))).toBe(2)
    // The number that was left is anybody's.
    expect((await buildDoctor(db, { phone: kept.phone })).id).not.toBe(kept.id)
    // A third account leads on past the one in the middle.
    const last = await buildDoctor(db)
    const longAgo = { phoneSetAt: new Date(Date.now() - hours(25)) }
    await db.update(tables.doctor).set(longAgo).where(eq(tables.doctor.id, kept.id))
    expect((await merge(last.id, kept.id)).status).toBe(200)
    expect((await get(`/doctors/${gone.id}`)).body.id).toBe(last.id)
  })
})

describe('likely doubles', () => {
  it('are found by sound and college once they have registered, and not again when somebody has judged them', async () => {
    const [college] = await db.select().from(tables.medicalCollege).limit(1)
    const of = { medicalCollegeId: college!.id }
    await db.update(tables.doctor).set({ toCompare: false })
    const first = await buildDoctor(db, { name: 'ডা. মোঃ ফয়জুর রহমান খন্দকার', ...of })
    const second = await buildDoctor(db, { name: 'Md. Faizur Rahman Khondokar', ...of })
    const other = await buildDoctor(db, { name: 'ফয়জুর রহমান খন্দকার' })
    expect(await findDoubles(db)).toBe(3)
    const rows = async () => (await get(`/doctors/${first.id}/doubles`, support)).body.rows
    expect(await rows()).toMatchObject([{ doctor: { id: second.id }, facts: ['name', 'college'] }])
    expect((await get(`/doctors/${other.id}/doubles`)).body.rows).toEqual([])
    const { body } = await get('/doctor-doubles')
    const pair = body.rows.find(({ one: { id } }: { one: { id: number } }) => id === first.id)
    expect(pair).toMatchObject({ other: { id: second.id } })
    expect((await post('/doctor-doubles/apart', { one: second.id, other: first.id, apart: true })).status).toBe(200)
    await db.update(tables.doctor).set({ name: 'ফয়জুর রহমান খন্দকার' }).where(eq(tables.doctor.id, first.id))
    expect(await findDoubles(db)).toBe(1)
    expect(await rows()).toEqual([])
    expect((await post('/doctor-doubles/apart', { one: first.id, other: second.id, apart: false })).status).toBe(200)
    expect(await rows()).toHaveLength(1)
  })
})

describe('another number', () => {
  const change = (id: number, body: object, by = support) => post(`/doctors/${id}/phone-change`, body, by)
  const ask = (id: number, phone: string, by = support) => post(`/doctors/${id}/phone-change/code`, { phone }, by)
  const reason = 'ফোন হারিয়েছেন'

  it('is given once the code that came to it was said, by the member who asked, for that doctor; the old one is told', async () => {
    const [doctor, victim] = [await buildDoctor(db), await buildDoctor(db)]
    const { headers } = await buildSignIn(db, { doctorId: doctor.id })
    const sent = await ask(doctor.id, '০১৬৩৩-৪৪৫৫৬৬')
    expect(sent).toMatchObject({ status: 200, body: { resend_after_seconds: 60 } })
    const phone = '+8801633445566'
    const code = codeIn(test.smses, phone)
    expect(sent.text).not.toContain(code)
    const body = { phone: '01633445566', code, reason }
    // Of another doctor, by another member, or with another number it is no code at all.
    expect((await change(victim.id, body)).body.code).toBe('otp_ended')
    expect((await change(doctor.id, body, one)).body.code).toBe('otp_ended')
    expect((await change(doctor.id, { ...body, phone: '01633445567' })).body.code).toBe('otp_ended')
    expect((await change(doctor.id, { ...body, code: wrongCode(code) })).body.code).toBe('otp_wrong')
    expect((await change(doctor.id, { ...body, phone: '12' })).status).toBe(422)
    const done = await change(doctor.id, body)
    expect([done.status, done.text.includes('33445')]).toEqual([200, false])
    expect((await change(doctor.id, body)).body.code).toBe('otp_ended')
    const row = await rowOf(doctor.id)
    expect(row).toMatchObject({ phone, passwordHash: doctor.passwordHash })
    // Queued with the change: whichever process runs next sends it, once, and the number is forgotten.
    expect(test.smses.filter(({ to }) => to === doctor.phone)).toEqual([])
    const [owed] = await db.select().from(tables.staffJob).where(eq(tables.staffJob.kind, 'phone_left_sms'))
    const url = `/api/v3/admin/jobs/${owed!.id}/cancel`
    expect((await test.office.inject({ method: 'POST', url, headers: support.headers })).statusCode).toBe(404)
    const run = { kinds: test.deps.jobKinds, now: test.deps.clock, signal: new AbortController().signal }
    for (let nth = 1; nth <= 2; nth++)
      await runStaffJobs(db, { ...run, onError: (error) => expect(error).toBeUndefined() })
    expect(test.smses.filter(({ to }) => to === doctor.phone)).toHaveLength(1)
    const jobs = await db.select().from(tables.staffJob).where(eq(tables.staffJob.kind, 'phone_left_sms'))
    expect(jobs).toMatchObject([{ state: 'done', failed: 0, input: {} }])
    expect(await lastAudit()).toMatchObject({ action: 'doctor_phone_changed', reason, staffId: support.staffId })
    expect(JSON.stringify(await lastAudit())).not.toMatch(new RegExp(`${doctor.phone.slice(4)}|633445566|${code}`))
    // Who is signed in stays so, and for a day the new number makes no new password.
    expect((await test.app.inject({ url: '/api/v3/web/doctor/my-profile', headers })).statusCode).toBe(200)
    await db.update(tables.site).set({ needOtpForResetPassword: true })
    const askAnew = await poster(test.app, 'd'.repeat(32))
    expect((await askAnew(forget.path, { phone })).statusCode).toBe(200)
    await eventually(() => {
      const last = test.smses.findLast(({ to }) => to === phone)!.text
      expect(last).toContain('নতুন পাসওয়ার্ড'.normalize('NFC'))
      expect(last).not.toMatch(/[\d০-৯]{6}/)
    })
  })

  it('is refused where somebody has it, and a code has five tries and a minute between two', async () => {
    const [doctor, other] = [await buildDoctor(db), await buildDoctor(db)]
    expect((await ask(doctor.id, other.phone)).body.code).toBe('phone_taken')
    expect(await lastAudit()).toMatchObject({
      ...{ action: 'doctor_phone_taken', doctorId: doctor.id, staffId: support.staffId },
      after: { phone: expect.stringContaining('*') },
    })
    const phone = '+8801644556677'
    await ask(doctor.id, phone)
    expect((await ask(doctor.id, phone)).status).toBe(429)
    const code = codeIn(test.smses, phone)
    for (let nth = 1; nth <= 5; nth++) await change(doctor.id, { phone, code: wrongCode(code, nth), reason })
    expect((await change(doctor.id, { phone, code, reason })).body.code).toBe('otp_ended')
    expect((await rowOf(doctor.id)).phone).toBe(doctor.phone)
  })
})

it('whoever tries numbers to see who has an account is stopped like who asks for codes', async () => {
  const [doctor, other] = [await buildDoctor(db), await buildDoctor(db)]
  const curious = await test.signInStaff({ role: 'support' })
  const probe = () => post(`/doctors/${doctor.id}/phone-change/code`, { phone: other.phone }, curious)
  for (let nth = 1; nth <= 30; nth++) expect((await probe()).body.code).toBe('phone_taken')
  expect((await probe()).status).toBe(429)
})

describe('an account closed for its doctor', () => {
  it('shows what ends, needs the code that came to the doctor’s own number, and waits for an exam', async () => {
    const { doctor } = await buildPaid()
    expect((await get(`/doctors/${doctor.id}/closing`, support)).body).toMatchObject({
      receipts: 1,
      running_exam: null,
    })
    const now = new Date()
    const running = { doctorId: doctor.id, startedAt: now, endsAt: new Date(now.getTime() + 600_000) }
    const sitting = await buildAttempt(db, await buildPaper(db), running)
    expect((await post(`/doctors/${doctor.id}/closing/code`, {}, support)).body.code).toBe('exam_running')
    const finished = { finishedAt: now, finishedBy: 'doctor' as const }
    await db.update(tables.attempt).set(finished).where(eq(tables.attempt.id, sitting.id))
    expect((await post(`/doctors/${doctor.id}/closing/code`, {}, support)).status).toBe(200)
    const code = codeIn(test.smses, doctor.phone)
    const close = (given: string, by = support) =>
      post(`/doctors/${doctor.id}/closing`, { code: given, reason: 'আর পরীক্ষা দেবেন না' }, by)
    expect((await close(wrongCode(code))).body.code).toBe('otp_wrong')
    expect((await close(code, one)).body.code).toBe('otp_ended')
    expect((await close(code)).status).toBe(200)
    expect(await rowOf(doctor.id)).toMatchObject({ phone: `closed:${doctor.id}`, closedAt: expect.any(Date) })
    expect((await close(code)).status).toBe(404)
    expect(await lastAudit()).toMatchObject({ action: 'doctor_closed_by_staff', doctorId: doctor.id })
  })
})
