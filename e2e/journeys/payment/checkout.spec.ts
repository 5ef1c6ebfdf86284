import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { withDatabase } from '../../support/database.ts'
import { ownSeats } from '../../support/own-seats.ts'
import { signIn } from '../../support/signed-in.ts'
import {
  expect,
  expectAccessible,
  expectNoSideways,
  once,
  open,
  type Page,
  readIn,
  test,
  useTheme,
} from '../../support/test.ts'

test.use({ scripts: 'kept' })

/** The bar's button on a phone, the card's beside a wide page; only one of them shows. */
const go = (page: Page, name: RegExp) => page.getByRole('button', { name }).filter({ visible: true })
const pay = (page: Page) => go(page, /পরিশোধ করুন/)

async function holdSeat(page: Page): Promise<{ doctorId: number; batchId: number }> {
  const doctorId = await signIn(page)
  const batch = await ownSeats()
  await open(page, batch.address)
  await go(page, /আসন ধরে রেখে এগোন/).click()
  await page.waitForURL(/\/my\/courses\/\d+\/checkout$/)
  await expect(page.getByRole('timer')).toBeVisible()
  return { doctorId, batchId: batch.id }
}

const atGateway = (page: Page) => page.waitForURL((url) => url.pathname.startsWith('/sandbox/pay/'))

test('a visitor is asked to join for the very schedule, and the way back leads to it', once, async ({ page }) => {
  const { address, title, id, scheduleId } = await ownSeats()
  await page.goto(address)
  await page.waitForURL('**/join-to-enroll?*')
  const query = new URL(page.url()).searchParams
  expect([query.get('batch'), query.get('schedule')]).toEqual([String(id), String(scheduleId)])
  // The page before says the same title until this one stands.
  await expect(page.getByRole('heading', { name: 'ভর্তির আগে একটি অ্যাকাউন্ট' })).toBeVisible()
  await expect(page.getByText(title)).toBeVisible()
})

test('a seat is held, a part is paid with a code, and the rest is offered', once, async ({ page, complaints }) => {
  const code = `E2E${Date.now().toString(36).toUpperCase()}`
  await withDatabase(({ db }) => db.insert(tables.discountCode).values({ code, kind: 'amount', value: 50_000 }))
  await signIn(page)
  const { address } = await ownSeats()
  await open(page, address)
  await expectAccessible(page)
  await expectNoSideways(page)
  await go(page, /আসন ধরে রেখে এগোন/).click()
  await page.waitForURL(/\/checkout$/)

  await page.getByRole('radio', { name: /কিস্তিতে/ }).check()
  const box = page.getByRole('textbox', { name: 'ছাড়ের কোড' })
  await box.fill('NOSUCHCODE')
  await box.press('Enter')
  await expect(page.getByText('এই কোডটি আমরা চিনতে পারিনি')).toBeVisible()
  await expect(box).toHaveValue('NOSUCHCODE')
  await box.fill(code.toLowerCase())
  await page.getByRole('button', { name: 'কাজে লাগান' }).click()
  await expect(page.getByText('কোড কাজে লেগেছে, ৳ ৫০০ কমেছে।')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  await expectNoSideways(page)

  let started = 0
  page.on('request', (request) => {
    if (/\/orders\/\d+\/payments$/.test(request.url()) && request.method() === 'POST') started++
  })
  await pay(page).dblclick()
  await atGateway(page)
  expect(started).toBe(1)
  await page.locator('button[value="success"]').click()
  await page.waitForURL(/\/my\/courses\/\d+\/payment\/\d+\/done$/)

  const [, enrolment] = /courses\/(\d+)/.exec(page.url()) ?? []
  await open(page, `/my/courses/${enrolment}/payment-option`)
  await expect(page.getByRole('heading', { level: 1, name: 'বাকি টাকা পরিশোধ' })).toBeVisible()
  await expect(page.getByText('দিয়েছেন')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'ছাড়ের কোড' })).toHaveCount(0)
  await expect(pay(page)).toBeEnabled()
  await expectAccessible(page)
  // The refused code.
  complaints.length = 0
})

test('whoever comes back from the gateway finds the button alive and the choices kept', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same at every width')
  await holdSeat(page)
  await expectAccessible(page)
  await expectNoSideways(page)
  // With the keyboard alone: arrows choose, Tab leads on.
  await page.getByRole('radio', { name: /একবারে পুরোটা/ }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: /কিস্তিতে/ })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /কার্ড, নগদ/ })).toBeChecked()
  await pay(page).focus()
  await page.keyboard.press('Enter')
  await atGateway(page)
  await page.goBack()
  await expect(page.getByText('আগের একটি চেষ্টার খবর এখনো আসেনি')).toBeVisible()
  await expect(page.getByRole('radio', { name: /কিস্তিতে/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /কার্ড, নগদ/ })).toBeChecked()
  await expect(pay(page)).toBeEnabled()
  await expect(page.getByRole('link', { name: 'খোঁজ নিন' })).toHaveAttribute('href', /\/payment\/\d+\/done$/)
})

test('a seat that was let go is taken again, or others are offered', once, async ({ page, complaints }) => {
  const { doctorId, batchId } = await holdSeat(page)
  const letGo = () => withDatabase(({ db }) => db.delete(tables.seatHold).where(eq(tables.seatHold.doctorId, doctorId)))
  await letGo()
  await page.reload()
  await expect(page.getByText('আসন ধরে রাখার সময় শেষ')).toBeVisible()
  await expectAccessible(page)
  await go(page, /আসনটি আবার ধরুন/).click()
  await expect(page.getByText('আসনটি আবার ধরা হয়েছে।')).toBeVisible()
  await expect(pay(page)).toBeVisible()

  await letGo()
  await page.reload()
  await page.route(/\/doctor\/orders\/\d+$/, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: { message: 'নেই', code: 'no_seat_left', errors: {} } })
      : route.fallback(),
  )
  await go(page, /আসনটি আবার ধরুন/).click()
  await expect(page.getByRole('alert')).toContainText('এই রুটিনে আর আসন খালি নেই')
  await expect(page.getByRole('link', { name: 'অন্য রুটিন দেখুন' })).toHaveAttribute(
    'href',
    `/batch-details/${batchId}/enroll`,
  )
  await expectAccessible(page)
  complaints.length = 0
})

test(
  'money sent by hand is told of, and nothing typed is lost without a network',
  once,
  async ({ page, baseURL, complaints }) => {
    await readIn(page, 'en', baseURL)
    await useTheme(page, 'dark')
    // The demo centre may not take money by hand: the answer is given what it would then have.
    await page.route(/\/doctor\/courses\/\d+\/order$/, async (route) => {
      const answer = await route.fetch()
      const manual = { numbers: [{ wallet: 'bkash', number: '+8801700000555' }], note: 'Send Money will do.' }
      await route.fulfill({
        response: answer,
        json: { ...(await answer.json()), gateways: ['bkash', 'manual'], manual },
      })
    })
    await signIn(page)
    await open(page, (await ownSeats()).address)
    await go(page, /Keep my seat/).click()
    await page.waitForURL(/\/checkout$/)
    await page.reload()
    await page.getByRole('radio', { name: /Send money yourself/ }).check()
    await expect(page.getByText('01700-000 555')).toBeVisible()
    await page.getByLabel('The number you sent it from').fill('01700000999')
    await page.getByLabel('TrxID').fill('BGH7K2M9QX')
    await expectAccessible(page)
    await expectNoSideways(page)

    await page.context().setOffline(true)
    await go(page, /Submit/).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByLabel('TrxID')).toHaveValue('BGH7K2M9QX')
    await page.context().setOffline(false)

    const trouble = { message: 'Please look.', code: 'validation_failed', errors: { trx_id: ['Already taken.'] } }
    await page.route(/\/orders\/\d+\/payments$/, (route) => route.fulfill({ status: 422, json: trouble }))
    await go(page, /Submit/).click()
    await expect(page.getByText('Already taken.').last()).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('TrxID')).toHaveValue('BGH7K2M9QX')
    complaints.length = 0
  },
)

test('a gateway that is away costs nothing but another press', async ({ page, isMobile, complaints }) => {
  test.skip(isMobile, 'the same at every width')
  await holdSeat(page)
  const away = { message: 'পেমেন্টের পাতাটি এখন খোলা যাচ্ছে না।', code: 'gateway_unavailable', errors: {} }
  await page.route(/\/orders\/\d+\/payments$/, (route) => route.fulfill({ status: 503, json: away }))
  await pay(page).click()
  await expect(page.getByRole('alert')).toContainText('পেমেন্টের পাতাটি এখন খোলা যাচ্ছে না।')
  await expect(page.getByRole('alert')).toContainText('অন্য মাধ্যমেও চেষ্টা করতে পারেন।')
  await page.unroute(/\/orders\/\d+\/payments$/)
  await page.getByRole('radio', { name: /কার্ড, নগদ/ }).check()
  await pay(page).click()
  await atGateway(page)
  complaints.length = 0
})

/** Free and online, and so near its beginning that it can be joined. */
async function buildOpenEvent(): Promise<number> {
  const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  const [made] = await withDatabase(({ db }) =>
    db
      .insert(tables.event)
      .values({
        ...{ name: { bn: 'রাতের প্রশ্নোত্তর' }, feePaisa: 0, mode: 'online', joinLink: 'https://meet.example.com/own' },
        ...{ startsAt: soon(10), endsAt: soon(70), deadline: soon(9) },
      })
      .returning({ id: tables.event.id }),
  )
  return made!.id
}

test(
  'an event is paid for, found again with its seat held, and has a ticket and a way in',
  once,
  async ({ page, complaints }) => {
    await signIn(page)
    type Events = { events: { id: number; fee_paisa: number; registration_open: boolean; seats_left: number | null }[] }
    const { events } = (await (await page.request.get('/api/v3/web/events?when=coming&per-page=50')).json()) as Events
    const costs = events.find((event) => event.registration_open && event.seats_left !== 0 && event.fee_paisa > 0)
    await open(page, `/my/event/${costs?.id}/checkout`)
    await expect(go(page, /আসন ধরে রেখে এগোন/)).toBeVisible()
    await expectAccessible(page)
    await expectNoSideways(page)
    await go(page, /আসন ধরে রেখে এগোন/).click()
    await expect(page.getByRole('timer')).toBeVisible()
    await expectAccessible(page)

    await open(page, `/${costs?.id}/event`)
    await expect(page.getByText('আসন রাখা আছে')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'টাকা দিন' }).click()
    await pay(page).click()
    await atGateway(page)
    await page.locator('button[value="success"]').click()
    await page.waitForURL(/\/my\/event\/\d+\/checkout\?payment=\d+/)
    await page.getByRole('link', { name: 'আপনার টিকিট' }).click()
    await expect(page.getByRole('img', { name: 'টিকিটের কিউআর কোড'.normalize('NFC') })).toBeVisible()
    await expect(page.getByText(/^[0-9A-F]{5}-[0-9A-F]{5}$/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'রসিদ' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSideways(page)
    await page.getByRole('link', { name: 'আয়োজনের পাতা' }).click()
    await expect(page.getByText('আপনি নিবন্ধিত আছেন')).toBeVisible()

    const free = await buildOpenEvent()
    await open(page, `/my/event/${free}/checkout`)
    await go(page, /বিনা মূল্যে নিবন্ধন করুন/).click()
    await expect(page).toHaveURL(`/my/events/${free}`)
    const file = await page.getByRole('link', { name: 'ক্যালেন্ডারে যোগ করুন' }).getAttribute('href')
    const calendar = await (await page.request.get(file ?? '')).text()
    expect(calendar).toMatch(/^BEGIN:VCALENDAR/)
    expect(calendar).not.toContain('meet.example.com')
    await page.getByRole('link', { name: 'আপনার সব আয়োজন'.normalize('NFC') }).click()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'রাতের প্রশ্নোত্তর' }).click()
    await page.route('https://meet.example.com/**', (route) => route.fulfill({ contentType: 'text/html', body: 'in' }))
    await page.getByRole('button', { name: 'যোগ দিন' }).click()
    await expect(page).toHaveURL('https://meet.example.com/own')

    // The first order is somebody else's.
    await open(page, `/my/event/${free}/checkout?order=1`)
    await expect(page.getByRole('heading', { name: 'এটি এখানে নেই' })).toBeVisible()
    complaints.length = 0
  },
)
