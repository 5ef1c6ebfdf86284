import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { withDatabase } from '../../support/database.ts'
import { bringNews, givePushService, timesAsked, workerOf } from '../../support/push/push-service.ts'
import { signIn } from '../../support/signed-in.ts'
import { expect, expectAccessible, expectNoSideways, once, open, test, useTheme } from '../../support/test.ts'

const bn = (text: string) => text.normalize('NFC')

const rowsOf = (doctorId: number) =>
  withDatabase(async ({ db }) => ({
    setting: (await db.select().from(tables.pushSetting).where(eq(tables.pushSetting.doctorId, doctorId)))[0],
    browsers: await db.$count(tables.pushSubscription, eq(tables.pushSubscription.doctorId, doctorId)),
    tests: await db.$count(tables.pushMessage, eq(tables.pushMessage.kind, 'test')),
  }))

test.describe('news that reach the phone', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a doctor turns them on here, sends a test, and turns this device off again', async ({ page }) => {
    await givePushService(page)
    const doctorId = await signIn(page)
    await open(page, '/my/account')
    await page.getByRole('link', { name: bn('ফোনে খবর') }).click()
    await expect(page).toHaveURL(/\/my\/account\/news$/)
    await expect(page.getByRole('heading', { name: bn('এই ডিভাইসে খবর আসে না') })).toBeVisible()
    expect(await timesAsked(page), 'nobody is asked for coming here').toBe(0)
    await expectNoSideways(page)
    await expectAccessible(page)
    await useTheme(page, 'dark')
    await expectAccessible(page, 'colours')
    await page.getByRole('button', { name: bn('এই ডিভাইসে চালু করুন') }).click()
    await expect(page.getByRole('heading', { name: bn('এই ডিভাইসে খবর আসে'), exact: true })).toBeVisible()
    expect((await rowsOf(doctorId)).browsers).toBe(1)
    await page.getByRole('button', { name: bn('পরীক্ষামূলক খবর পাঠান') }).click()
    await expect(page.getByText(bn('পাঠানো হয়েছে।'))).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await page.getByRole('button', { name: bn('এই ডিভাইসে আর নয়') }).click()
    await expect(page.getByRole('heading', { name: bn('এই ডিভাইসে খবর আসে না') })).toBeVisible()
    expect((await rowsOf(doctorId)).browsers).toBe(0)
  })

  test('switches and times are kept, with Bengali digits', once, async ({ page }) => {
    await givePushService(page)
    const doctorId = await signIn(page)
    await open(page, '/my/account/news')
    await page.getByLabel(bn('নোটিশ এলে')).uncheck()
    await page.getByLabel(bn('পার্সেল রওনা হলে')).uncheck()
    await expect.poll(async () => (await rowsOf(doctorId)).setting?.off.toSorted()).toEqual(['notices', 'parcels'])
    await page.getByLabel(bn('এই সময় থেকে')).fill(bn('রাত ১১টা'))
    await page.getByLabel(bn('এই সময় পর্যন্ত')).fill('৬:৭৫')
    await page.getByRole('button', { name: bn('সময় রাখুন') }).click()
    await expect(page.getByLabel(bn('এই সময় পর্যন্ত'))).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await page.getByLabel(bn('এই সময় পর্যন্ত')).fill('৬:৪৫')
    await page.getByLabel(bn('পরীক্ষার কথা রাতেও মনে করিয়ে দিন')).check()
    await page.getByRole('button', { name: bn('সময় রাখুন') }).click()
    await expect(page.getByText(bn('রাখা হয়েছে'))).toBeVisible()
    const { setting } = await rowsOf(doctorId)
    expect([setting?.quietFrom, setting?.quietUntil, setting?.examsInQuiet]).toEqual([23 * 60, 6 * 60 + 45, true])
    expect(setting?.off.toSorted(), 'the times take no switch along').toEqual(['notices', 'parcels'])
    await page.reload()
    await expect(page.getByLabel(bn('এই সময় থেকে'))).toHaveValue('২৩:০০')
    await expect(page.getByLabel(bn('নোটিশ এলে'))).not.toBeChecked()
    await page.getByLabel(bn('রাতে চুপ থাকুক')).uncheck()
    await page.getByRole('button', { name: bn('সময় রাখুন') }).click()
    await expect
      .poll(async () => {
        const { quietFrom, quietUntil } = (await rowsOf(doctorId)).setting!
        return quietFrom === quietUntil
      })
      .toBe(true)
  })

  test('a browser that blocks them says what to do', once, async ({ page }) => {
    await givePushService(page, 'denied')
    await signIn(page)
    await open(page, '/my/account/news')
    await page.getByRole('button', { name: bn('এই ডিভাইসে চালু করুন') }).click()
    await expect(page.getByRole('heading', { name: bn('ব্রাউজার খবর আটকে রেখেছে') })).toBeVisible()
    await expectAccessible(page)
  })

  test('what comes twice is shown once', once, async ({ page, context }) => {
    await givePushService(page)
    await signIn(page)
    await open(page, '/my/account/news')
    const worker = await workerOf(page, context)
    const result = { title: 'ফল', body: 'খুলে দেখুন।', link: '/my/results', topic: 'result-1' }
    const told = { title: result.title, body: result.body, tag: result.topic, data: { link: result.link } }
    const twice = await bringNews(worker, [
      { ...result, id: 'one' },
      { ...result, id: 'one' },
    ])
    expect(twice.shown, 'laid down again without a sound').toEqual([told, { ...told, silent: true }])
    const swept = await bringNews(worker, [{ ...result, id: 'one' }], { swept: true })
    expect(swept.shown, 'what was swept away does not come back').toEqual([])
    const next = await bringNews(worker, [{ ...result, id: 'two' }])
    expect(next.shown).toEqual([told])
  })
})

test('an iPhone is told to put the site on its home screen first', once, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', {
      get: () => 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)',
    })
    Reflect.deleteProperty(window, 'PushManager')
  })
  await signIn(page)
  await open(page, '/my/account/news')
  await expect(page.getByRole('heading', { name: bn('আইফোনে আগে হোম স্ক্রিনে যোগ করুন') })).toBeVisible()
  await expect(page.getByText(bn('“হোম স্ক্রিনে যোগ করুন” বেছে নিন'))).toBeVisible()
  await expectAccessible(page)
})
