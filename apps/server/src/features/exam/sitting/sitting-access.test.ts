import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildBatch, buildCourse, buildSchedule } from '../../../testing/builders/build-batch.ts'
import { buildImpersonation } from '../../../testing/builders/build-impersonation.ts'
import { rightAnswer } from '../../../testing/builders/build-paper.ts'
import { buildSignIn } from '../../../testing/builders/build-sign-in.ts'
import { hours, minutes } from '../../../testing/test-clock.ts'
import { endSignIns } from '../../identity/index.ts'
import { codeOf, openSittingTest, type SittingTest } from './sitting-test.fixture.ts'

let test: SittingTest
beforeAll(async () => {
  test = await openSittingTest()
})
afterAll(() => test.close())

const families = [
  '/api/v3/web/on-spot-bcs-exam/x',
  '/api/v3/web/on-spot-quiz/x',
  '/api/v3/web/doctor/courses/1/events/1/exam/on-spot',
]

describe('who may sit an exam', () => {
  it.each(families)('%s wants a good token and a verified device', async (url) => {
    const { headers } = await test.doctor({ verified: false })
    const stranger = { authorization: 'Bearer nobody' }
    expect(codeOf(await test.sit(url, stranger))).toEqual([401, 'unauthenticated'])
    expect(codeOf(await test.post(url, stranger, { flagged_question_ids: [], sequence: 1 }))).toEqual([
      401,
      'unauthenticated',
    ])
    expect(codeOf(await test.sit(url, headers))).toEqual([423, 'device_not_verified'])
    expect(codeOf(await test.post(url, headers, { flagged_question_ids: [], sequence: 1 }))).toEqual([
      423,
      'device_not_verified',
    ])
  })

  it.each(families)('%s answers 404 for what is not there', async (url) => {
    const { headers } = await test.doctor()
    expect(codeOf(await test.sit(url, headers))).toEqual([404, 'not_found'])
    expect(codeOf(await test.post(url, headers, { flagged_question_ids: [], sequence: 1 }))).toEqual([404, 'not_found'])
  })

  it('finds a paper in its own family only, and none that is not shown', async () => {
    const { headers } = await test.doctor()
    const quiz = await test.paper({ kind: 'quiz' })
    const special = await test.paper({ kind: 'special_exam' })
    const scheduled = await test.paper({ kind: 'schedule_exam' })
    const hidden = await test.paper({ isActive: false })
    const at = (base: string, key: string) =>
      test.sit(`/api/v3/web/${base}/${key}`, headers).then((res) => res.statusCode)
    expect(await at('on-spot-bcs-exam', quiz.row.key)).toBe(404)
    expect(await at('on-spot-quiz', quiz.row.key)).toBe(200)
    expect(await at('on-spot-bcs-exam', special.row.key)).toBe(200)
    expect(await at('on-spot-quiz', special.row.key)).toBe(404)
    expect(await at('on-spot-bcs-exam', scheduled.row.key)).toBe(404)
    expect(await at('on-spot-bcs-exam', hidden.row.key)).toBe(404)
  })

  it('begins a paper for the enrolled only in a batch of its own, and never throws out who has begun', async () => {
    const parent = await buildCourse(test.db)
    const [batch, other] = [await buildBatch(test.db, parent), await buildBatch(test.db, parent)]
    const { row, questions } = await test.paper({ access: 'enrolled', batchIds: [batch.id] })
    const enrol = async (doctorId: number, batchId: number) => {
      const { id: scheduleId } = await buildSchedule(test.db, batchId)
      const [made] = await test.db.insert(tables.enrolment).values({ doctorId, batchId, scheduleId }).returning()
      return made!
    }
    const end = (id: number) =>
      test.db.update(tables.enrolment).set({ state: 'ended' }).where(eq(tables.enrolment.id, id))
    const [inside, elsewhere, ended] = await Promise.all([test.doctor(), test.doctor(), test.doctor()])
    const enrolment = await enrol(inside.id, batch.id)
    await enrol(elsewhere.id, other.id)
    await end((await enrol(ended.id, batch.id)).id)
    expect(codeOf(await test.sit(row.key, elsewhere.headers))).toEqual([403, 'not_enrolled'])
    expect(codeOf(await test.sit(row.key, ended.headers))).toEqual([403, 'not_enrolled'])
    expect((await test.sit(row.key, inside.headers)).statusCode).toBe(200)
    await end(enrolment.id)
    expect((await test.sit(row.key, inside.headers)).statusCode).toBe(200)
    expect((await test.answer(row.key, inside.headers, questions[0]!, rightAnswer(questions[0]!), 1)).statusCode).toBe(
      200,
    )
  })

  it('begins a paper of an event only for whoever is registered for it', async () => {
    const [event] = await test.db
      .insert(tables.event)
      .values({
        name: { bn: 'মডেল টেস্ট' },
        summary: { bn: 'এক দিনের' },
        startsAt: test.clock.now(),
        deadline: test.clock.now(),
        feePaisa: 0,
        mode: 'online',
        endsAt: new Date(test.clock.now().getTime() + hours(3)),
      })
      .returning()
    const { row } = await test.paper({ access: 'event', eventId: event!.id })
    const [inside, outside] = await Promise.all([test.doctor(), test.doctor()])
    await test.db.insert(tables.eventRegistration).values({ eventId: event!.id, doctorId: inside.id })
    expect(codeOf(await test.sit(row.key, outside.headers))).toEqual([403, 'not_enrolled'])
    expect((await test.sit(row.key, inside.headers)).statusCode).toBe(200)
  })

  it('keeps what one doctor does from another', async () => {
    const { row, questions } = await test.paper()
    const [one, other] = await Promise.all([test.doctor(), test.doctor()])
    await test.sit(row.key, one.headers)
    await test.answer(row.key, one.headers, questions[0]!, 1, 1)
    const first = questions[0]!
    expect(codeOf(await test.answer(row.key, other.headers, first, 2, 9))).toEqual([404, 'not_found'])
    expect(codeOf(await test.post(row.key, other.headers, { flagged_question_ids: [], sequence: 1 }))).toEqual([
      404,
      'not_found',
    ])
    expect(codeOf(await test.finish(row.key, other.headers))).toEqual([404, 'not_found'])
    expect((await test.sit(row.key, other.headers)).json().partial_answers).toEqual({})
    expect((await test.sit(row.key, one.headers)).json().partial_answers).toEqual({ [first.id]: 1 })
  })
})

describe('a sign-in that has ended', () => {
  const endings: [string, (doctor: Awaited<ReturnType<SittingTest['doctor']>>) => Promise<unknown>][] = [
    ['by logging out', ({ headers }) => test.post('/api/v3/auth/logout', headers, {})],
    [
      'from another device',
      async ({ id }) => {
        const { headers: other } = await buildSignIn(test.db, { doctorId: id, now: test.clock.now() })
        const { sign_ins } = (await test.sit('/api/v3/web/doctor/sign-ins', other)).json()
        const ended = sign_ins.find((each: { is_this_sign_in: boolean }) => !each.is_this_sign_in)
        expect((await test.post(`/api/v3/web/doctor/sign-ins/${ended.id}/end`, other, {})).statusCode).toBe(204)
      },
    ],
    [
      'with its device',
      ({ id: doctorId, deviceId }) =>
        test.db.transaction((tx) =>
          endSignIns(tx, { doctorId, deviceId, because: 'device_released', now: test.clock.now() }),
        ),
    ],
  ]
  it.each(endings)('%s hands nothing in, not even right after a save', async (_, end) => {
    const { row, questions } = await test.paper()
    const doctor = await test.doctor()
    await test.sit(row.key, doctor.headers)
    expect((await test.answer(row.key, doctor.headers, questions[0]!, 1, 1)).statusCode).toBe(200)
    await end(doctor)
    expect(codeOf(await test.finish(row.key, doctor.headers))).toEqual([401, 'unauthenticated'])
    expect(codeOf(await test.sit(row.key, doctor.headers))).toEqual([401, 'unauthenticated'])
    const [attempt] = await test.db.select().from(tables.attempt).where(eq(tables.attempt.paperId, row.id))
    expect(attempt?.finishedAt).toBeNull()
  })
})

describe('staff who look at the site as a doctor', () => {
  it('see the result but never begin, save or hand in, and no longer look once an exam is begun', async () => {
    const { row, questions } = await test.paper()
    const { id: doctorId, headers } = await test.doctor()
    const look = () => buildImpersonation(test.db, { doctorId, now: test.clock.now() })
    const before = await look()
    const flags = { flagged_question_ids: [], sequence: 1 }
    for (const refused of [
      await test.sit(row.key, before),
      await test.answer(row.key, before, questions[0]!, 1, 1),
      await test.post(row.key, before, flags),
      await test.finish(row.key, before),
    ])
      expect(codeOf(refused)).toEqual([403, 'forbidden'])
    await test.sit(row.key, headers)
    expect(codeOf(await test.sit(row.key, before))).toEqual([401, 'unauthenticated'])
    await expect(look()).rejects.toMatchObject({ code: 'doctor_in_exam' })
    await test.finish(row.key, headers)
    test.clock.move(minutes(1))
    const after = await look()
    const seen = await test.sit(row.key, after)
    expect([seen.statusCode, seen.json().result.attempt]).toEqual([200, 1])
    expect(codeOf(await test.sit(row.key, after, '?attempt=2'))).toEqual([403, 'forbidden'])
  })
})

describe('when an exam may be begun', () => {
  it('not before it opens and not after it closed', async () => {
    const { headers } = await test.doctor()
    const now = test.clock.now().getTime()
    const soon = await test.paper({ opensAt: new Date(now + minutes(1)) })
    const over = await test.paper({ opensAt: new Date(now - hours(3)), closesAt: new Date(now) })
    expect(codeOf(await test.sit(soon.row.key, headers))).toEqual([409, 'exam_not_open_yet'])
    expect(codeOf(await test.sit(over.row.key, headers))).toEqual([409, 'exam_closed'])
    expect(await test.db.$count(tables.attempt, eq(tables.attempt.paperId, over.row.id))).toBe(0)
  })

  it('late where the paper allows it, unranked and until the late period ends', async () => {
    const { headers } = await test.doctor()
    const now = test.clock.now().getTime()
    const lateUntil = new Date(now + minutes(10))
    const { row } = await test.paper({
      opensAt: new Date(now - hours(3)),
      closesAt: new Date(now),
      lateAllowed: true,
      lateUntil,
    })
    const begun = (await test.sit(row.key, headers)).json()
    expect([begun.ends_at, begun.bcs_exam.state]).toEqual([lateUntil.toISOString(), 'late'])
    const [attempt] = await test.db.select().from(tables.attempt).where(eq(tables.attempt.paperId, row.id))
    expect(attempt?.ranked).toBe(false)
  })

  it('gives less time to who comes late, so that all end when it closes', async () => {
    const { headers } = await test.doctor()
    const closesAt = new Date(test.clock.now().getTime() + minutes(7))
    const { row } = await test.paper({ closesAt })
    expect((await test.sit(row.key, headers)).json().ends_at).toBe(closesAt.toISOString())
  })
})
