import { tables } from '@prostuti/db'
import { eq, sql } from 'drizzle-orm'
import { withDatabase } from '../../support/database.ts'
import { codeSentTo } from '../../support/outbox.ts'
import { signIn } from '../../support/signed-in.ts'
import { expect, expectAccessible, expectNoSideways, once, open, settled, test } from '../../support/test.ts'

test.use({ scripts: 'kept' })

/** A phone nobody has yet. The two projects run side by side, so each takes numbers of its own. */
const freshPhone = () => `018${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

const bengali = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCharCode(0x9e6 + Number(digit)))

const password = 'নদীর ধারে ৭টি নৌকা'

/** Codes to one number are a minute apart; what was sent is dated back, so that the journey need not wait. */
const aMinutePasses = (phone: string) =>
  withDatabase(({ db }) =>
    db
      .update(tables.otpChallenge)
      .set({ createdAt: sql`created_at - interval '61 seconds'` })
      .where(eq(tables.otpChallenge.phone, `+88${phone}`)),
  )

test(
  'a doctor joins, fills in what is missing, and comes back on a second device',
  once,
  async ({ page, elsewhere, baseURL, request }) => {
    test.setTimeout(120_000)
    const phone = freshPhone()

    await test.step('joins with a phone in Bengali digits', async () => {
      await open(page, '/join')
      await expectAccessible(page)
      await expectNoSideways(page)
      await page.getByLabel('পুরো নাম').fill('ডা. সাবিহা নূর')
      await page.getByLabel('মোবাইল নম্বর').fill(bengali(phone))
      await page.getByRole('button', { name: 'এগিয়ে যান' }).click()
      await expect(page).toHaveURL(/\/otp/)
    })

    await test.step('answers the code from the SMS', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('ছয় অঙ্কের কোডটি দিন')
      await expectAccessible(page)
      await page.getByLabel('এসএমএসের কোড').fill(bengali(await codeSentTo(request, phone)))
      await expect(page).toHaveURL(/\/register/)
    })

    await test.step('registers and is in', async () => {
      await expectAccessible(page)
      await expectNoSideways(page)
      await page.getByLabel('পাসওয়ার্ড দিন').fill(password)
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: 'অ্যাকাউন্ট খুলুন' }).click()
      await expect(page).toHaveURL(/\/my\/dashboard/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('সাবিহা')
      await expectAccessible(page)
    })

    await test.step('is asked for the missing information, and only for that', async () => {
      await withDatabase(({ db }) =>
        db
          .update(tables.doctor)
          .set({ hasActivePaidCourse: true })
          .where(eq(tables.doctor.phone, `+88${phone}`)),
      )
      await page.reload()
      const popup = page.getByRole('dialog', { name: 'কয়েকটি তথ্য দরকার' })
      await expect(popup).toBeVisible()
      await expectAccessible(page)
      await expect(popup.getByLabel('নাম', { exact: true })).toHaveCount(0)
      await popup.getByLabel('ইমেইল').fill(`sabiha.${phone}@example.com`)
      for (const which of ['বর্তমান ঠিকানা', 'স্থায়ী ঠিকানা']) {
        const address = popup.getByRole('group', { name: which })
        await address.getByLabel('বিভাগ').selectOption({ label: 'ঢাকা' })
        await address.getByLabel('জেলা', { exact: true }).selectOption({ label: 'ঢাকা' })
        await address.getByLabel('উপজেলা বা থানা').selectOption({ label: 'সাভার' })
        await address.getByLabel('বাসা, সড়ক, এলাকা').fill('১২ গ্রিন রোড')
      }
      await popup.getByRole('button', { name: 'তথ্য রাখুন' }).click()
      await expect(popup).toBeHidden()
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('সাবিহা')
      await expect(popup).toBeHidden()
    })

    await test.step('logs in on a second device, which has to be verified', async () => {
      const second = await elsewhere(baseURL)
      const other = await second.newPage()
      await other.addInitScript(() => localStorage.setItem('new_site_notice_closed_at', String(Date.now())))
      await other.goto(new URL('/login', page.url()).href)
      await other.getByLabel('মোবাইল, ইমেইল বা BMDC নম্বর').fill(phone)
      await other.getByLabel('পাসওয়ার্ড', { exact: true }).fill(password)
      await other.getByRole('button', { name: 'লগইন করুন' }).click()
      await expect(other).toHaveURL(/\/my\/account\/devices/)
      const refused = await second.request.get(new URL('/api/v3/web/doctor/my-profile', page.url()).href, {
        headers: {
          authorization: `Bearer ${await other.evaluate(() => localStorage.getItem('token'))}`,
          'x-device-token': String(await other.evaluate(() => localStorage.getItem('gns_ddt'))),
        },
      })
      expect(refused.status()).toBe(423)
      expect(await refused.json()).toMatchObject({ device_verified: false })
      await expectAccessible(other)

      const before = await codeSentTo(request, phone)
      await aMinutePasses(phone)
      await other.getByRole('link', { name: 'কোড দিয়ে যাচাই করুন' }).click()
      await other.getByRole('button', { name: 'কোড পাঠান' }).click()
      await expect(other).toHaveURL(/otp-submission/)
      await expectAccessible(other)
      await other.getByLabel('এসএমএসের ছয় সংখ্যার কোড').fill(await codeSentTo(request, phone, before))
      await expect(other).not.toHaveURL(/otp-submission/)
      await other.goto(new URL('/my/dashboard', page.url()).href)
      await expect(other.getByRole('heading', { level: 1 })).toContainText('সাবিহা')
    })
  },
)

test('a wrong password says the same for a phone that nobody has', once, async ({ page, complaints }) => {
  const says = async (login: string) => {
    await open(page, '/login')
    await page.getByLabel('মোবাইল, ইমেইল বা BMDC নম্বর').fill(login)
    await page.getByLabel('পাসওয়ার্ড', { exact: true }).fill('not-the-password')
    await page.getByRole('button', { name: 'লগইন করুন' }).click()
    const alert = page.getByText('মেলেনি।').first()
    await expect(alert).toBeVisible()
    return alert.textContent()
  }
  expect(await says('01700000101')).toBe(await says(freshPhone()))
  // The browser notes every 4xx answer.
  complaints.length = 0
})

for (const how of ['press', 'Enter'] as const)
  test(
    `a login that is sent by ${how} before the app is there is shown, and done once when it comes`,
    once,
    async ({ page }) => {
      const held = Promise.withResolvers<void>()
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/login')) sent.push(request.url())
      })
      await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
        await held.promise
        await route.fallback()
      })
      await page.goto('/login', { waitUntil: 'commit' })
      const button = page.getByRole('button', { name: 'লগইন করুন' })
      await page.getByLabel('মোবাইল, ইমেইল বা BMDC নম্বর').fill('০১৭০০০০০১০১')
      await page.getByLabel('পাসওয়ার্ড', { exact: true }).fill('prostuti-demo')
      if (how === 'press') await button.click({ noWaitAfter: true })
      else await page.getByLabel('পাসওয়ার্ড', { exact: true }).press('Enter', { noWaitAfter: true })
      await expect(button).toHaveAttribute('aria-busy', 'true')
      await expect(page.locator('html')).toHaveAttribute('data-page-loading')
      await expect(page).toHaveURL(/\/login$/)
      expect(sent).toEqual([])
      held.resolve()
      await expect(page).toHaveURL(/\/my\//)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(sent.map((address) => new URL(address).pathname)).toEqual(['/api/v3/auth/login'])
      // Of a sheet that is linked twice the browser says that what it has fetched early is of no use.
      const linked = await page
        .locator('link[rel=stylesheet]:not([disabled])')
        .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))
      expect(linked.filter((sheet, place) => linked.indexOf(sheet) !== place)).toEqual([])
    },
  )

test('a guest who wants a page under /my comes back to it after the login', once, async ({ page }) => {
  await page.goto('/my/account/change-password')
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByLabel('মোবাইল, ইমেইল বা BMDC নম্বর').fill('০১৭০০০০০১০১')
  await page.getByLabel('পাসওয়ার্ড', { exact: true }).fill('prostuti-demo')
  await page.getByRole('button', { name: 'লগইন করুন' }).click()
  await expect(page).toHaveURL(/\/my\/account/)
})

test('a second press after a try that failed presses nothing else', once, async ({ page, context, complaints }) => {
  await open(page, '/join')
  await page.getByLabel('পুরো নাম').fill('ডা. সাবিহা নূর')
  await page.getByLabel('মোবাইল নম্বর').fill(freshPhone())
  await context.setOffline(true)
  const next = page.getByRole('button', { name: 'এগিয়ে যান' })
  await next.click()
  await expect(page.getByRole('alert').filter({ hasText: 'এখন ইন্টারনেট নেই' })).toBeFocused()
  await context.setOffline(false)

  const pressed = Promise.withResolvers<void>()
  await page.route('**/api/v3/auth/join', (route) => pressed.promise.then(() => route.continue()))
  const { x, y, width, height } = (await next.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const where = [x + width / 2, y + height / 2] as const
  await page.mouse.click(...where)
  await expect(page.getByRole('button', { name: 'পাঠানো হচ্ছে' })).toBeVisible()
  await page.mouse.click(...where)
  await settled(page)
  expect(new URL(page.url()).pathname).toBe('/join')
  pressed.resolve()
  await expect(page).toHaveURL(/\/otp/)
  // The browser notes the call that found no network.
  complaints.length = 0
})

test('a profile that was not saved comes back after a reload, with what is wrong in it', once, async ({ page }) => {
  await signIn(page)
  await open(page, '/my/account')
  const college = page.getByRole('combobox', { name: 'মেডিকেল কলেজ' })
  const save = page.getByRole('button', { name: 'পরিবর্তন রাখুন' })
  await college.fill('ঢাকার একটি কলেজ')
  await college.press('Escape')
  await save.click()
  await expect(college).toHaveAccessibleDescription(/তালিকা থেকে একটি বেছে নিন/)

  await page.reload()
  await expect(college).toHaveValue('ঢাকার একটি কলেজ')
  await page.getByRole('button', { name: 'বাদ দিন' }).click()
  await expect(college).toHaveValue('')

  await college.fill('DMC')
  await page.getByRole('option', { name: 'ঢাকা মেডিকেল কলেজ' }).click()
  await save.click()
  await expect(page.getByRole('status').filter({ hasText: 'রাখা হয়েছে' })).toBeVisible()
  await page.reload()
  await expect(college).toHaveValue('ঢাকা মেডিকেল কলেজ')
})
