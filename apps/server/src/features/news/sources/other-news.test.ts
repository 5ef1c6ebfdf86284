import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { buildDoctor } from '../../../testing/builders/build-doctor.ts'
import { buildOwing } from '../../../testing/builders/build-owing.ts'
import { buildPaper } from '../../../testing/builders/build-paper.ts'
import { buildParcel } from '../../../testing/builders/build-parcel.ts'
import { buildSatAttempt } from '../../../testing/builders/build-sat-attempt.ts'
import { buildStaff } from '../../../testing/builders/build-staff.ts'
import { days, hours, minutes } from '../../../testing/test-clock.ts'
import { noticeDoctors, publishNotice } from '../../notice/index.ts'
import { openNewsTest } from '../news-test.fixture.ts'

const { db, clock, ago, student, schedule, batch, tell, shownBy, goTo, listen, ...news } = await openNewsTest()
const staff = await buildStaff(db)
afterAll(() => news.close())
beforeEach(async () => {
  goTo('2026-07-01T12:00:00+06:00')
  await db.delete(tables.notice)
})

const titlesOf = (doctor: Parameters<typeof shownBy>[0]) => shownBy(doctor).map(({ title }) => title)
const title = { notice: 'নতুন নোটিশ', corrected: 'একটি উত্তর সংশোধন হয়েছে'.normalize('NFC') }

const write = (to: Parameters<typeof publishNotice>[1]['to'], words = 'কাল ক্লাস নেই') =>
  db.transaction((tx) =>
    publishNotice(tx, {
      ...{
        staffId: staff.id,
        to,
        title: { bn: words },
        body: { bn: `<p>${words}</p>` },
        now: clock.now(),
        locale: 'bn',
      },
    }),
  )

describe('a notice', () => {
  it('is told of to those it is for, once, and not to who has read it', async () => {
    const [doctor, reader] = [await student(), await student()]
    const stranger = await listen({ doctorId: (await buildDoctor(db)).id })
    const { noticeId } = await write({ schedule: schedule.id })
    await write({ batch: batch.id })
    const all = await write({ all: true })
    await db.insert(tables.noticeRead).values({ doctorId: reader.doctorId, noticeId, readAt: clock.now() })
    await tell()
    await tell()
    expect(titlesOf(doctor)).toEqual([title.notice, title.notice, title.notice])
    expect(titlesOf(reader)).toHaveLength(2)
    expect(shownBy(stranger).map(({ link }) => link)).toEqual([`/my/notices/${all.noticeId}`])
  })

  it('that was written in the quiet hours is told of after them, and one that was taken back meanwhile is not', async () => {
    const doctor = await student()
    goTo('2026-07-01T23:30:00+06:00')
    const { noticeId: lasting } = await write({ all: true })
    const { noticeId: brief } = await write({ all: true })
    await tell()
    await db.update(tables.notice).set({ withdrawnAt: clock.now() }).where(eq(tables.notice.id, brief))
    await tell()
    expect(titlesOf(doctor)).toEqual([])
    goTo('2026-07-02T07:30:00+06:00')
    await tell()
    expect(shownBy(doctor).map(({ link }) => link)).toEqual([`/my/notices/${lasting}`])
  })

  it('that is planned, taken back, over or of yesterday is told of to nobody', async () => {
    const doctor = await student()
    const given = { audience: 'all', title: { bn: 'ক' }, body: { bn: 'খ' }, isAutomatic: false } as const
    await db.insert(tables.notice).values([
      { ...given, publishedAt: ago(-minutes(10)) },
      { ...given, publishedAt: ago(0), withdrawnAt: ago(0) },
      { ...given, publishedAt: ago(0), until: ago(0) },
      { ...given, publishedAt: ago(days(2)) },
    ])
    await tell()
    expect(await db.$count(tables.pushTold, eq(tables.pushTold.doctorId, doctor.doctorId))).toBe(0)
    clock.move(minutes(11))
    await tell()
    expect(titlesOf(doctor), 'the planned one').toEqual([title.notice])
  })

  it('that is over in an hour is kept for a browser that is away no longer than that', async () => {
    const { endpoint } = await student()
    const given = { audience: 'all', title: { bn: 'ক' }, body: { bn: 'খ' }, isAutomatic: false } as const
    await db.insert(tables.notice).values({ ...given, publishedAt: clock.now(), until: ago(-hours(1)) })
    await tell()
    const told = news.sandbox.push.shown().filter((message) => message.endpoint === endpoint)
    expect(told.map(({ ttl }) => ttl)).toEqual([3600])
  })
})

describe('a corrected key', () => {
  it('is told of by its own switch, and not as a notice as well', async () => {
    const [doctor, other] = [await student(), await student()]
    const paper = await buildPaper(db, { kind: 'bcs_exam', opensAt: ago(days(20)), closesAt: ago(days(19)) })
    const sat = { paper, doctorId: doctor.doctorId, startedAt: ago(days(20)), finishedAt: ago(days(20) - hours(1)) }
    const attempt = await buildSatAttempt(db, sat)
    const [question] = paper.questions
    const [correction] = await db
      .insert(tables.keyCorrection)
      .values({
        questionId: question!.id,
        paperId: paper.row.id,
        kind: 'void',
        key: question!.key,
        createdBy: staff.id,
      })
      .returning()
    const now = clock.now()
    await db.insert(tables.correctionEffect).values({
      ...{ correctionId: correction!.id, attemptId: attempt.id, paperId: paper.row.id, doctorId: doctor.doctorId },
      ...{ marksBefore: 100, marksAfter: 200, outOfBefore: 500, outOfAfter: 400, toldAt: now },
    })
    const link = `/my/bcs-exam/results/${paper.row.key}`
    const words = { title: { bn: 'নম্বর ৭২.৫০ হয়েছে' }, body: { bn: '<p>৭২.৫০</p>' }, link }
    await noticeDoctors(
      db,
      [doctor, other].map(({ doctorId }) => ({ doctorId, ...words })),
      now,
    )
    await tell()
    await tell()
    expect(shownBy(doctor)).toMatchObject([{ title: title.corrected, link }])
    // What concerns them alone and is no correction is a notice like others.
    expect(titlesOf(other)).toEqual([title.notice])
    // Taken back within the day: that notice is the news, and the first one is not told of anew.
    clock.move(hours(1))
    await db.update(tables.correctionEffect).set({ toldAt: clock.now() })
    await noticeDoctors(db, [{ doctorId: doctor.doctorId, ...words }], clock.now())
    await tell()
    expect(titlesOf(doctor)).toEqual([title.corrected, title.corrected])
  })
})

describe('a parcel', () => {
  it('is told of when it has left, and leads to where it is', async () => {
    const doctor = await student()
    const parcel = await buildParcel(db, {
      enrolmentId: doctor.enrolmentId,
      batchId: batch.id,
      title: 'খণ্ড ১',
      state: 'booked',
    })
    await tell()
    expect(shownBy(doctor)).toEqual([])
    clock.move(minutes(5))
    await db.update(tables.sheetDelivery).set({ state: 'picked' }).where(eq(tables.sheetDelivery.id, parcel.id))
    await db
      .insert(tables.deliveryStep)
      .values({ deliveryId: parcel.id, state: 'picked', said: 'picked', source: 'webhook', at: clock.now() })
    await tell()
    await tell()
    const link = `/my/courses/${doctor.enrolmentId}/lecture-sheet-track/${parcel.id}`
    expect(shownBy(doctor)).toMatchObject([{ link, topic: `parcel-${parcel.id}` }])
  })
})

describe('an instalment', () => {
  it('that is covered before its day is told of to nobody, while others of its order are open', async () => {
    const { order, doctor } = await buildOwing(news.test.deps)
    const { ledgerEntry, ledgerLine, orderInstalment } = tables
    await db.insert(orderInstalment).values({ orderId: order.id, number: 3, amountPaisa: 600_000, dueOn: '2026-06-12' })
    await db.transaction(async (tx) => {
      const waiver = { kind: 'waiver', orderId: order.id, at: clock.now() } as const
      const [entry] = await tx.insert(ledgerEntry).values(waiver).returning()
      const line = (account: 'receivable' | 'discount', amountPaisa: number) => ({
        entryId: entry!.id,
        account,
        amountPaisa,
      })
      await tx.insert(ledgerLine).values([line('receivable', -600_000), line('discount', 600_000)])
    })
    goTo('2026-06-09T10:00:00+06:00')
    const browser = await listen({ doctorId: doctor.id })
    await tell()
    expect(shownBy(browser).map(({ topic }) => topic)).toEqual([`due-${order.id}-3`])
  })

  it('is told of in the days before and on its day, by day only, and not once it is paid', async () => {
    const [owing, paid] = [await buildOwing(news.test.deps), await buildOwing(news.test.deps)]
    await paid.payRest()
    // Due three weeks before noon of 1 July.
    goTo('2026-06-06T12:00:00+06:00')
    const [doctor, other] = [await listen({ doctorId: owing.doctor.id }), await listen({ doctorId: paid.doctor.id })]
    await tell()
    expect(shownBy(doctor)).toEqual([])
    goTo('2026-06-07T08:59:00+06:00')
    await tell()
    expect(shownBy(doctor), 'too early in the day').toEqual([])
    clock.move(minutes(1))
    await tell()
    clock.move(days(1))
    await tell()
    const link = `/my/courses/${owing.enrolment.id}/checkout`
    expect(shownBy(doctor)).toMatchObject([{ link, topic: `due-${owing.order.id}-2` }])
    goTo('2026-06-10T10:00:00+06:00')
    await tell()
    await tell()
    expect(shownBy(doctor)).toHaveLength(2)
    goTo('2026-06-11T10:00:00+06:00')
    await tell()
    expect([shownBy(doctor).length, shownBy(other).length]).toEqual([2, 0])
  })
})
