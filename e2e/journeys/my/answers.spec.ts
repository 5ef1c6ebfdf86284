import { tables } from '@prostuti/db'
import { asc, eq } from 'drizzle-orm'
import { answerComplaint } from '../../../apps/server/src/features/complaint/index.ts'
import { withDatabase } from '../../support/database.ts'
import { bringNews, givePushService, timesAsked, workerOf } from '../../support/push/push-service.ts'
import { signIn } from '../../support/signed-in.ts'
import { expect, expectAccessible, expectNoSideways, once, open, test, useTheme } from '../../support/test.ts'

const bn = (text: string) => text.normalize('NFC')

const rowsOf = (doctorId: number) =>
  withDatabase(async ({ db }) => ({
    complaint: (await db.select().from(tables.complaint).where(eq(tables.complaint.doctorId, doctorId)))[0],
    subscriptions: await db.$count(tables.pushSubscription, eq(tables.pushSubscription.doctorId, doctorId)),
  }))

test.describe('answers come to who asked for them', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'a doctor wishes for an SMS, lets the phone be told, and a press on the news shows the answer',
    once,
    async ({ page, context }) => {
      await givePushService(page)
      const doctorId = await signIn(page)
      await open(page, '/my/complain-box?new=1')
      await page.getByText('অন্য কিছু').click()
      await page.getByLabel('বিষয়').fill(bn('ভিডিও মাঝপথে থেমে যায়'))
      await page.getByLabel('বিস্তারিত').fill(bn('কাল রাত থেকে থেমে যায়।'))
      await page.getByLabel(bn('উত্তর এলে এসএমএসেও জানাবেন')).check()
      await expectNoSideways(page)
      await page.getByRole('button', { name: 'পাঠান' }).click()
      await expect(page).toHaveURL(/\/my\/complain-box\/\d+$/)
      const address = new URL(page.url()).pathname

      // Asked by the page, and by the browser only after a yes.
      const prompt = page.getByRole('region', { name: bn('উত্তর এলে এই ডিভাইসে জানাব?') })
      await expect(prompt).toBeVisible()
      expect(await timesAsked(page)).toBe(0)
      await expectAccessible(page)
      await expectNoSideways(page)
      await useTheme(page, 'dark')
      await expectAccessible(page, 'colours')
      await prompt.getByRole('button', { name: bn('হ্যাঁ, জানান') }).click()
      await expect(page.getByText(bn('এই ডিভাইসে খবর আসবে।'))).toBeVisible()
      expect(await timesAsked(page)).toBe(1)
      const { complaint, subscriptions } = await rowsOf(doctorId)
      expect([complaint?.wantsSms, subscriptions]).toEqual([true, 1])

      // What the service would bring: the worker shows it, and it leads to the answer.
      const news = { title: 'উত্তর এসেছে', body: 'খুলে পড়ুন।', link: address, topic: 'complaint-7' }
      expect(await bringNews(await workerOf(page, context), [news])).toEqual({
        shown: [{ title: 'উত্তর এসেছে', body: 'খুলে পড়ুন।', tag: 'complaint-7', data: { link: address } }],
        opened: [address],
      })

      await withDatabase(({ db }) =>
        db.transaction(async (tx) => {
          const [staff] = await tx.select().from(tables.staff).orderBy(asc(tables.staff.id)).limit(1)
          const answered = { staffId: staff!.id, complaintId: complaint!.id, text: bn('এখন চলবে।'), now: new Date() }
          return answerComplaint(tx, answered)
        }),
      )
      await expect(page.getByText(bn('এখন চলবে।'), { exact: true })).toBeVisible()
    },
  )
})

test('a doctor turns the centre’s news by SMS off, and it stays off', once, async ({ page }) => {
  const doctorId = await signIn(page)
  await open(page, '/my/account')
  const wish = page.getByLabel(bn('কেন্দ্রের খবর এসএমএসে পেতে চাই'))
  await expect(wish).toBeChecked()
  await expect(wish).toBeEnabled()
  await wish.uncheck()
  const isWanted = () =>
    withDatabase(async ({ db }) => {
      const [row] = await db.select().from(tables.doctor).where(eq(tables.doctor.id, doctorId))
      return row?.newsSms
    })
  await expect.poll(isWanted, { timeout: 15_000 }).toBe(false)
  await page.reload()
  await expect(wish).toBeEnabled()
  await expect(wish).not.toBeChecked()
  await expectNoSideways(page)
  await expectAccessible(page)
})
