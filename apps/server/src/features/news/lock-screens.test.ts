import { tables } from '@prostuti/db'
import { afterAll, expect, it } from 'vitest'
import { buildScheduleEvent } from '../../testing/builders/build-batch.ts'
import { buildOwing } from '../../testing/builders/build-owing.ts'
import { buildPaper } from '../../testing/builders/build-paper.ts'
import { buildParcel } from '../../testing/builders/build-parcel.ts'
import { buildSatAttempt } from '../../testing/builders/build-sat-attempt.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { lockScreenFaults } from '../../testing/lock-screen/lock-screen.ts'
import { days, hours, minutes } from '../../testing/test-clock.ts'
import { publishRanks } from '../exam/index.ts'
import { noticeDoctors } from '../notice/index.ts'
import { tellByPush } from '../push/index.ts'
import { openNewsTest } from './news-test.fixture.ts'
import { newsSources } from './tell-news.ts'

const { db, test, clock, ago, ahead, student, listen, schedule, batch, tell, sandbox, ...news } = await openNewsTest()
afterAll(() => news.close())

/** What people write into titles. */
const secrets = ['০১৭১২৩৪৫৬৭৮', '01712345678', '৫,০০০ টাকা', 'Tk 4500', '৭২.৫০ নম্বর', '72.50 marks', 'ডা. রহিম']
const written = { bn: secrets.join(' · '), en: secrets.join(' · ') }

/** Everything that there is to tell, of things whose every text is full of what a lock screen may not show. */
async function everything(locale: 'bn' | 'en') {
  const doctor = await student({ locale })
  const { doctorId, enrolmentId } = doctor
  const staff = await buildStaff(db)
  const opens = async (opensIn: number) => {
    const opensAt = ahead(opensIn)
    const paper = await buildPaper(db, {
      title: written,
      kind: 'schedule_exam',
      access: 'enrolled',
      opensAt,
      closesAt: ahead(days(1)),
    })
    await buildScheduleEvent(db, schedule.id, {
      kind: 'exam',
      title: written,
      startsAt: opensAt,
      paperId: paper.row.id,
    })
  }
  await opens(minutes(42))
  await opens(minutes(13))
  const sat = async (given: Parameters<typeof buildPaper>[1]) => {
    const times = { opensAt: ago(hours(3)), closesAt: ahead(minutes(1)) }
    const paper = await buildPaper(db, { title: written, kind: 'bcs_exam', ...times, ...given })
    const attempt = await buildSatAttempt(db, { paper, doctorId, startedAt: ago(hours(2)), finishedAt: ago(hours(1)) })
    return { paper, attempt }
  }
  const { paper, attempt } = await sat({})
  const { id: questionId, versionId } = paper.questions[0]!
  const card = { doctorId, questionId, versionId, paperId: paper.row.id, note: secrets.join(' ') }
  await db.insert(tables.notebookCard).values({ ...card, queueOn: '2026-06-30', madeAt: clock.now() })
  await sat({ answersAt: ahead(minutes(2)) })
  const owing = await buildOwing(test.deps)
  const payer = await listen({ doctorId: owing.doctor.id, locale })
  await db
    .insert(tables.orderInstalment)
    .values({ orderId: owing.order.id, number: 3, amountPaisa: 1, dueOn: '2026-07-02' })
  clock.move(minutes(3))
  await publishRanks(db, clock.now())
  await db.insert(tables.notice).values({ audience: 'all', title: written, body: written, publishedAt: clock.now() })
  const [correction] = await db
    .insert(tables.keyCorrection)
    .values({
      ...{ questionId: paper.questions[0]!.id, paperId: paper.row.id, kind: 'void', key: paper.questions[0]!.key },
      ...{ reason: written, createdBy: staff.id },
    })
    .returning()
  await db.insert(tables.correctionEffect).values({
    ...{ correctionId: correction!.id, attemptId: attempt.id, paperId: paper.row.id, doctorId, toldAt: clock.now() },
    ...{ marksBefore: 7250, marksAfter: 7300, outOfBefore: 10_000, outOfAfter: 10_000 },
  })
  const link = `/my/bcs-exam/results/${paper.row.key}`
  await noticeDoctors(db, [{ doctorId, title: written, body: written, link }], clock.now())
  const parcel = await buildParcel(db, { enrolmentId, batchId: batch.id, title: secrets[0]!, state: 'in_transit' })
  await db
    .insert(tables.deliveryStep)
    .values({ deliveryId: parcel.id, state: 'in_transit', said: secrets[0]!, source: 'webhook', at: clock.now() })
  await tellByPush(db, {
    doctorId,
    kind: 'complaint_answered',
    thing: '1',
    link: '/my/complain-box/1',
    now: clock.now(),
  })
  return [doctor, payer]
}

it.each(['bn', 'en'] as const)(
  'every kind of news reaches a lock screen without anything that it may not show (%s)',
  async (locale) => {
    const browsers = await everything(locale)
    await tell()
    const told = await db.selectDistinct({ kind: tables.pushTold.kind }).from(tables.pushTold)
    const kinds = [...told.map(({ kind }) => kind), 'complaint_answered', 'test'].toSorted()
    expect(kinds, 'no kind is left out').toEqual([...tables.pushKinds].toSorted())
    const own = new Set(browsers.map(({ endpoint }) => endpoint))
    const shown = sandbox.push.shown().filter(({ endpoint }) => own.has(endpoint))
    expect(shown.length).toBeGreaterThanOrEqual(kinds.length - 1)
    for (const { payload } of shown) {
      const text = JSON.stringify(payload)
      expect([text, lockScreenFaults(text)]).toEqual([text, []])
      for (const secret of secrets) expect(text).not.toContain(secret)
    }
    for (const { kind, find } of newsSources) {
      const found = await find(db, { now: clock.now(), atMost: 500 })
      expect([kind, found], 'what was told is not found again').toEqual([kind, []])
    }
  },
)
