import { tables } from '@prostuti/db'
import { asc } from 'drizzle-orm'
import { answerComplaint } from '../../../apps/server/src/features/complaint/index.ts'
import { withDatabase } from '../../support/database.ts'
import { endSignIns, giveDemoPassword, logIn } from '../../support/end-sign-ins.ts'
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

/** What a member of staff does, whose own screens come later. */
const answer = (complaintId: number, text: string) =>
  withDatabase(({ db }) =>
    db.transaction(async (tx) => {
      const [staff] = await tx.select().from(tables.staff).orderBy(asc(tables.staff.id)).limit(1)
      return answerComplaint(tx, { staffId: staff?.id ?? 0, complaintId, text, now: new Date() })
    }),
  )

/** A picture that was drawn here, so that the test needs no file. */
async function choosePicture(page: Page, name: string): Promise<void> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 1200
    canvas.height = 900
    const pen = canvas.getContext('2d')
    pen?.fillRect(200, 200, 500, 300)
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))]
  })
  await page.locator('input[name="files"]').setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(bytes) })
}

const thread = (page: Page) => page.getByRole('list', { name: 'কথোপকথন' })

async function raise(page: Page, text: string): Promise<number> {
  await page.getByLabel('বিষয়').fill('ভিডিও মাঝপথে থেমে যায়'.normalize('NFC'))
  await page.getByLabel('বিস্তারিত').fill(text)
  await page.getByRole('button', { name: 'পাঠান' }).click()
  await expect(page).toHaveURL(/\/my\/complain-box\/\d+$/)
  await expect(thread(page)).toContainText(text)
  return Number(page.url().split('/').at(-1))
}

test('a complaint with a picture is answered by staff, which appears without a reload', once, async ({ page }) => {
  await signIn(page)
  await open(page, '/my/complain-box')
  await expect(page.getByRole('heading', { name: 'এখনো কিছু লেখেননি' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'আমাদের লিখুন' }).click()

  await page.getByRole('button', { name: 'পাঠান' }).click()
  await expect(page.getByRole('alert').first()).toContainText('কী নিয়ে লিখছেন'.normalize('NFC'))
  await page.getByText('লেকচার', { exact: true }).click()
  await choosePicture(page, 'পর্দা.png')
  await expect(page.getByRole('button', { name: 'পর্দা.png বাদ দিন' })).toBeVisible()
  await expect(page.locator('[data-part~="attached"] small')).toContainText('কেবি')
  await expectAccessible(page)
  await expectNoSideways(page)
  const id = await raise(page, 'কাল রাত থেকে ১২ মিনিটে এসে থেমে যায়।'.normalize('NFC'))

  await page.getByRole('button', { name: 'পর্দা.png বড় করে দেখুন'.normalize('NFC') }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: 'পর্দা.png' })).toBeVisible()
  await page.keyboard.press('Escape')

  await answer(id, 'দেখেছি, এখন আবার চালিয়ে দেখুন।'.normalize('NFC'))
  await expect(thread(page)).toContainText('এখন আবার চালিয়ে দেখুন'.normalize('NFC'))
  await answer(id, 'আর কিছু লাগবে?')
  await expect(thread(page)).toContainText('আর কিছু লাগবে?')
  await expect(page.getByText('উত্তর এসেছে')).toBeVisible()
  await expectAccessible(page)
  await expectNoSideways(page)
})

test(
  'a message written without a network waits, says so, and goes by itself, once',
  once,
  async ({ page, complaints }) => {
    await signIn(page)
    await open(page, '/my/complain-box?new=1')
    await page.getByText('অন্য কিছু').click()
    await raise(page, 'প্রথম কথা')
    await page.context().setOffline(true)
    await page.getByLabel('আপনার কথা').fill('দ্বিতীয় কথা'.normalize('NFC'))
    await page.getByRole('button', { name: 'পাঠান' }).click()
    await expect(thread(page)).toContainText('সংযোগ ফিরলে নিজেই চলে যাবে'.normalize('NFC'))
    await page.context().setOffline(false)
    await expect(thread(page).getByText('সংযোগ ফিরলে')).toBeHidden()
    await page.reload()
    await expect(thread(page).getByText('দ্বিতীয় কথা'.normalize('NFC'))).toHaveCount(1)
    // What the browser says of calls that found no network.
    complaints.length = 0

    await page.getByRole('button', { name: 'বন্ধ করুন' }).click()
    await page.getByRole('button', { name: 'হ্যাঁ, মিটে গেছে' }).click()
    await expect(page.getByRole('heading', { name: 'কথোপকথনটি বন্ধ আছে' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'আবার খুলুন' })).toBeFocused()
    await page.getByRole('button', { name: 'আবার খুলুন' }).click()
    await expect(page.getByLabel('আপনার কথা')).toBeFocused()
  },
)

test(
  'what was written survives a reload, apart from what is written about a course; in English and dark',
  once,
  async ({ page, baseURL }) => {
    await signIn(page)
    await readIn(page, 'en', baseURL)
    await useTheme(page, 'dark')
    await open(page, '/my/complain-box?new=1')
    await page.getByLabel('Details').fill('Why does the murmur grow?')
    await page.reload()
    await expect(page.getByLabel('Details')).toHaveValue('Why does the murmur grow?')
    await expectAccessible(page)
    await open(page, '/my/complain-box?new=1&course=1')
    await expect(page.getByLabel('Details')).toHaveValue('')
  },
)

test('a sign-in that ends while something is written costs none of it', once, async ({ page, complaints }) => {
  const doctorId = await signIn(page)
  const phone = await giveDemoPassword(doctorId)
  await open(page, '/my/complain-box?new=1')
  await page.getByText('লেকচার', { exact: true }).click()
  await page.getByLabel('বিষয়').fill('টাকা কাটা হয়েছে'.normalize('NFC'))
  await page.getByLabel('বিস্তারিত').fill('দুবার কাটা হয়েছে, রসিদ একটি।'.normalize('NFC'))
  await endSignIns(page, doctorId, '/api/v3/web/doctor/complaints')
  // The page knows it as soon as it listens anew, before anything is sent.
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'নতুন করে খুলুন' }).click()
  await logIn(page, phone)
  // The form itself, not the list that stands at the same address without its query.
  await expect(page).toHaveURL('/my/complain-box?new=1')
  await expect(page.getByLabel('বিষয়')).toHaveValue('টাকা কাটা হয়েছে'.normalize('NFC'))
  await page.getByRole('button', { name: 'পাঠান' }).click()
  await expect(thread(page)).toContainText('দুবার কাটা হয়েছে'.normalize('NFC'))
  await open(page, '/my/complain-box?new=1')
  await expect(page.getByLabel('বিস্তারিত')).toHaveValue('')
  // The browser notes every call that was refused.
  complaints.length = 0
})
