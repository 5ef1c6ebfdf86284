import { tables } from '@prostuti/db'
import { and, eq, gt, sql } from 'drizzle-orm'
import { publishRecording, setClassHours, setLiveClass } from '../../../apps/server/src/features/live-class/index.ts'
import { withDatabase } from '../../support/database.ts'
import { signIn } from '../../support/signed-in.ts'
import { expect, expectAccessible, expectNoSideways, once, open, test } from '../../support/test.ts'

test.use({ scripts: 'kept' })

const { batch, enrolment, orderInstalment, purchaseOrder, schedule, scheduleEvent, staff, video } = tables
const bn = (text: string) => text.normalize('NFC')
const after = (minutes: number) => new Date(Date.now() + minutes * 60_000)

/** A doctor in a routine of the journey's own with one class over Zoom. */
const enrolInClass = (doctorId: number, startsIn: number) =>
  withDatabase(async ({ db }) => {
    const made = await db.transaction(async (tx) => {
      const [host] = await tx.select().from(batch).where(gt(batch.endsOn, sql`current_date + 30`)).limit(1)
      const [own] = await tx
        .insert(schedule)
        .values({
          ...{ batchId: host!.id, title: { bn: bn('লাইভ রুটিন') }, mode: 'online', isActive: false },
          ...{ weekdays: [0], opens: '10:00', closes: '11:00', seats: 5 },
        })
        .returning()
      const [event] = await tx
        .insert(scheduleEvent)
        .values({
          ...{ scheduleId: own!.id, kind: 'lecture', title: { bn: bn('কিডনির কাজ') } },
          ...{ startsAt: after(startsIn), endsAt: after(startsIn + 60) },
        })
        .returning()
      const [course] = await tx
        .insert(enrolment)
        .values({ doctorId, batchId: host!.id, scheduleId: own!.id })
        .returning()
      const address = `/my/courses/${course!.id}/events/${own!.id}/schedule/${event!.id}/lecture`
      return { courseId: course!.id, eventId: event!.id, address }
    })
    const [{ id: staffId } = { id: 0 }] = await db.select({ id: staff.id }).from(staff).limit(1)
    const held = { heldBy: 'zoom', link: 'https://zoom.us/j/88877766655?pwd=kept-secret' } as const
    await setLiveClass(db, { staffId, eventId: made.eventId, class: held, now: new Date(), locale: 'bn' })
    return made
  })

/** As the office changes the hours of a class. */
const holdClass = (eventId: number, times: { startsAt: Date; endsAt: Date }) =>
  withDatabase(async ({ db }) => {
    const [{ id: staffId } = { id: 0 }] = await db.select({ id: staff.id }).from(staff).limit(1)
    await setClassHours(db, { staffId, eventId, ...times, now: new Date() })
  })

const join = bn('ক্লাসে যোগ দিন')

test('a doctor waits for a live class, joins it, and finds its recording on the same page', once, async ({ page }) => {
  const doctorId = await signIn(page)
  const { courseId, eventId, address } = await enrolInClass(doctorId, 30)
  await open(page, address)
  await expect(page.getByRole('heading', { name: bn('লাইভ ক্লাস শুরু হবে') })).toBeVisible()
  expect(await page.content()).not.toMatch(/kept-secret|88877766655/)

  // It is held earlier, and lets doctors in two seconds from now.
  await holdClass(eventId, { startsAt: after(15 + 2 / 60), endsAt: after(75) })
  const button = page.getByRole('button', { name: join })
  await expect(button).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
  await expectNoSideways(page)
  expect(await page.content()).not.toMatch(/kept-secret|88877766655/)
  const tab = page.waitForEvent('popup')
  await button.click()
  const room = await tab
  await expect(room.getByRole('heading', { name: bn('আপনি ক্লাসে আছেন') })).toBeVisible()
  await expect(room.getByText(bn('ডা. নুসরাত জাহান'))).toBeVisible()
  expect(room.url()).not.toContain('kept-secret')
  const inBrowser = await page.getByRole('link', { name: bn('অ্যাপ ছাড়া ব্রাউজারে যোগ দিন') }).getAttribute('href')
  await room.goto(inBrowser ?? '')
  await expect(room.getByText(bn('আপনি ক্লাসে আছেন: ডা. নুসরাত জাহান'))).toBeVisible()
  expect(room.url()).not.toContain('#')
  await room.close()
  await expect(page.getByText(bn('যোগ দিয়েছেন'))).toBeVisible()
  await expectAccessible(page)

  await holdClass(eventId, { startsAt: after(-130), endsAt: after(-70) })
  await expect(page.getByRole('heading', { name: bn('ক্লাস শেষ, রেকর্ডিং আসছে') })).toBeVisible()
  await withDatabase(async ({ db }) => {
    const [{ id: staffId } = { id: 0 }] = await db.select({ id: staff.id }).from(staff).limit(1)
    const [demo] = await db
      .select({ id: video.id })
      .from(video)
      .where(and(eq(video.source, 'file'), sql`${video.renditions}::text like '%cardiac-cycle/720%'`))
      .limit(1)
    await publishRecording(db, { staffId, eventId, videoId: demo!.id, now: new Date() })
  })
  await expect(page.getByRole('button', { name: /চালান/ })).toBeVisible()
  await page.goto(`/my/courses/${courseId}/full-schedule`)
  await expect(page.locator('[data-part=tb-slot]').getByText(bn('যোগ দিয়েছেন'))).toBeVisible()
})

test(
  'a doctor whose instalment is long overdue is led from the class to the payment',
  once,
  async ({ page, complaints }) => {
    const doctorId = await signIn(page)
    const { courseId } = await enrolInClass(doctorId, -5)
    await withDatabase(async ({ db }) => {
      const [order] = await db
        .insert(purchaseOrder)
        .values({
          ...{ doctorId, kind: 'enrolment', enrolmentId: courseId, title: { bn: bn('ব্যাচ') } },
          ...{ bookedAt: after(-90 * 1440), listPaisa: 1_000_000, totalPaisa: 1_000_000 },
        })
        .returning()
      const dueOn = after(-90 * 1440)
        .toISOString()
        .slice(0, 10)
      await db.insert(orderInstalment).values({ orderId: order!.id, number: 1, amountPaisa: 1_000_000, dueOn })
    })
    await open(page, `/my/courses/${courseId}/full-schedule`)
    await page.getByRole('button', { name: join }).click()
    const said = page.getByRole('alert').filter({ hasText: bn('কিস্তির সময় পেরিয়ে গেছে') })
    await expect(said).toBeVisible()
    // The browser notes the refusal that this is about.
    complaints.length = 0
    expect(page.context().pages()).toHaveLength(1)
    await expectAccessible(page)
    await said.getByRole('link').click()
    await expect(page).toHaveURL(/payment-option|checkout/)
  },
)
