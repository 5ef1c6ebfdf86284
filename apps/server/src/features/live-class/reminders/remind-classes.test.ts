import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { buildDebt } from '../../../testing/builders/build-debt.ts'
import { buildSite } from '../../../testing/builders/build-site.ts'
import { buildStaff } from '../../../testing/builders/build-staff.ts'
import { hours, minutes } from '../../../testing/test-clock.ts'
import { SmsUndeliverable } from '../../sms/index.ts'
import { meetClass, openClassTest } from '../live-class-test.fixture.ts'
import { setClassHours } from '../staff/set-class-hours.ts'
import { remindClasses } from './remind-classes.ts'
import { sendClassSms } from './send-class-sms.ts'

const test = await openClassTest()
const { db, clock, after } = test
afterAll(() => test.close())

beforeEach(async () => {
  clock.move(hours(12))
  test.smses.length = 0
  await db.delete(tables.scheduleEvent)
  await db.delete(tables.notice)
})

const remind = () => remindClasses(db, clock.now())
const comingIn = (minutesLeft: number, given = {}) =>
  test.liveClass(meetClass, {
    title: { bn: 'হৃৎপিণ্ড', en: 'The heart' },
    startsAt: after(minutes(minutesLeft)),
    endsAt: after(minutes(minutesLeft) + hours(2)),
    ...given,
  })
const heardBy = async (doctor: Awaited<ReturnType<typeof test.student>>) =>
  (await test.get(doctor, '/notices')).json().notices.map(({ title }: { title: string }) => title)

describe('a reminder of a class', () => {
  it('goes out once, half an hour before, to the doctors of its schedule', async () => {
    const [doctor, other] = [await test.student(), await test.student({ state: 'pending' })]
    await comingIn(31)
    await comingIn(20, { isCancelled: true })
    await comingIn(-10)
    expect(await remind()).toBe(0)
    clock.move(minutes(1))
    expect(await Promise.all([remind(), remind()])).toSatisfy(([one, two]) => one + two === 1)
    expect(await remind()).toBe(0)
    expect(await heardBy(doctor)).toEqual(['রাত ১০:৩১-এ ক্লাস: হৃৎপিণ্ড'.normalize('NFC')])
    expect(await heardBy(other)).toEqual([])
  })

  it('leads to the timetable and never to the class, and is no news once the class is over', async () => {
    const doctor = await test.student()
    await comingIn(30)
    await remind()
    const [notice] = await db.select().from(tables.notice)
    const { batch, schedule } = test
    expect(notice!.link).toBe(`/my/courses/${batch.courseSessionId}/batch/${batch.id}/schedule/${schedule.id}`)
    expect(JSON.stringify(notice)).not.toContain('meet.google.com')
    clock.move(hours(3))
    expect(await heardBy(doctor)).toEqual([])
    expect((await test.get(doctor, '/unread')).json().notices).toBe(0)
  })

  it('is taken back when the class is moved, and goes out again for the new hour', async () => {
    const doctor = await test.student()
    const { id } = await comingIn(20)
    await remind()
    const staff = await buildStaff(db)
    const [startsAt, endsAt] = [after(hours(3)), after(hours(5))]
    await setClassHours(db, { staffId: staff.id, eventId: id, startsAt, endsAt, now: clock.now() })
    expect(await heardBy(doctor)).toEqual([])
    expect(await remind()).toBe(0)
    clock.move(hours(2.5))
    expect(await remind()).toBe(1)
    expect(await heardBy(doctor)).toHaveLength(1)
  })
})

describe('the SMS of a class', () => {
  it('is sent only where the centre wants it, once, to those who may come in', async () => {
    await buildSite(db)
    const doctor = await test.student()
    const ended = await test.student()
    const debtor = await test.student()
    await buildDebt(db, { doctorId: debtor.id, enrolmentId: debtor.courseId, now: clock.now() })
    await comingIn(45)
    expect(await remind()).toBe(0)
    await db.update(tables.site).set({ classReminderMinutes: 60 })
    expect(await remind()).toBe(1)
    expect(await sendClassSms(test.deps, clock.now())).toBe(0)
    await db.update(tables.site).set({ classSms: true })
    const next = await comingIn(25)
    await remind()
    await db.update(tables.enrolment).set({ state: 'ended' }).where(eq(tables.enrolment.id, ended.courseId))
    await Promise.all([sendClassSms(test.deps, clock.now()), sendClassSms(test.deps, clock.now())])
    const own = test.smses.filter(({ to }) => to === doctor.phone)
    expect(own).toHaveLength(1)
    expect(own[0]!.text).toContain(`/schedule/${next.scheduleId}`)
    expect(own[0]!.text).not.toContain('meet.google.com')
    expect(test.smses.filter(({ to }) => to === ended.phone || to === debtor.phone)).toEqual([])
  })

  it('comes later when no gateway took it, and not at all once the class has begun', async () => {
    await db.update(tables.site).set({ classSms: true })
    const doctor = await test.student()
    await comingIn(10)
    await remind()
    const away = async (sms: { to: string }) => {
      throw new SmsUndeliverable(sms.to, [], { permanent: false, cause: undefined })
    }
    await sendClassSms({ ...test.deps, sendSms: away }, clock.now())
    clock.move(minutes(4))
    await sendClassSms(test.deps, clock.now())
    const toDoctor = () => test.smses.filter(({ to }) => to === doctor.phone).length
    expect(toDoctor()).toBe(1)
    await db.update(tables.classSms).set({ tellAt: clock.now() })
    clock.move(minutes(7))
    await sendClassSms(test.deps, clock.now())
    expect(toDoctor()).toBe(1)
  })
})
