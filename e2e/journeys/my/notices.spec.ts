import { tables } from '@prostuti/db'
import { asc, eq, min } from 'drizzle-orm'
import { publishNotice } from '../../../apps/server/src/features/notice/index.ts'
import { withDatabase } from '../../support/database.ts'
import { signIn } from '../../support/signed-in.ts'
import {
  expect,
  expectAccessible,
  expectNoSideways,
  open,
  type Page,
  readIn,
  test,
  useTheme,
} from '../../support/test.ts'

test.use({ scripts: 'kept' })

/** The doctor in a batch to which no other test says anything: the nth of the demo centre. */
const enrol = (doctorId: number, nth: number) =>
  withDatabase(async ({ db }) => {
    const [room] = await db
      .select({ batchId: tables.schedule.batchId, scheduleId: min(tables.schedule.id) })
      .from(tables.schedule)
      .groupBy(tables.schedule.batchId)
      .orderBy(asc(tables.schedule.batchId))
      .offset(nth)
      .limit(1)
    const { batchId, scheduleId } = room!
    await db.insert(tables.enrolment).values({ doctorId, batchId, scheduleId: scheduleId! })
    return batchId
  })

const publish = (batchId: number, title: string) =>
  withDatabase(async ({ db }) => {
    const [staff] = await db.select({ id: tables.staff.id }).from(tables.staff).limit(1)
    await publishNotice(db, {
      staffId: staff!.id,
      to: { batch: batchId },
      title: { bn: title },
      body: { bn: '<p>ক্লাস হবে <strong>রাত ৯টায়</strong>।</p>'.normalize('NFC') },
      link: '/my/courses',
      now: new Date(),
      locale: 'bn',
    })
  })

/** All that the demo centre has told anybody is read. */
const readBefore = (doctorId: number) =>
  withDatabase(async ({ db }) => {
    const all = await db.select({ id: tables.notice.id }).from(tables.notice)
    await db.insert(tables.noticeRead).values(all.map(({ id }) => ({ doctorId, noticeId: id, readAt: new Date() })))
  })

const tab = (page: Page) => page.getByRole('navigation', { name: 'নিচের মেনু' }).getByRole('link', { name: /^নোটিশ/ })
const listening = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/doctor/live'))

test.skip(({ viewport }) => (viewport?.width ?? 0) > 900, 'the list is the same at every width')

test('a notice appears while the list is open, moves the badge, and is read by opening it', async ({ page }) => {
  const doctorId = await signIn(page)
  await readBefore(doctorId)
  const batchId = await enrol(doctorId, 5)
  const title = `আগামীকালের ক্লাস ${doctorId}`
  const live = listening(page)
  await open(page, '/my/notices')
  await live
  await expect(tab(page)).toHaveAccessibleName('নোটিশ')
  await publish(batchId, title)
  const row = page.getByRole('listitem').filter({ hasText: title })
  await expect(row).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: title })).toBeAttached()
  await expect(tab(page)).toHaveAccessibleName(/১টি নতুন/)
  await expectAccessible(page)
  await expectNoSideways(page)

  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('রাত ৯টায়'.normalize('NFC'))).toBeVisible()
  await expect(tab(page)).toHaveAccessibleName('নোটিশ')
  await expectAccessible(page)
  await expectNoSideways(page)
  await page.getByRole('main').getByRole('link', { name: 'নোটিশ', exact: true }).last().click()
  await expect(row).toBeVisible()
  await expect(row).not.toContainText('নতুন:')
})

test('several are done with at once, on every open page of the doctor', async ({ page, context }) => {
  const doctorId = await signIn(page)
  await readBefore(doctorId)
  const batchId = await enrol(doctorId, 6)
  for (const nth of ['এক', 'দুই']) await publish(batchId, `নোটিশ ${nth}`)
  await open(page, '/my/notices?only=new')
  const other = await context.newPage()
  await signIn(other, doctorId)
  const live = listening(other)
  await other.goto('/my/courses')
  await live
  await expect(tab(other)).toHaveAccessibleName(/২টি নতুন/)
  await page.getByRole('button', { name: 'সব পড়েছি'.normalize('NFC') }).click()
  await expect(page.getByRole('heading', { name: 'সব নোটিশ পড়া শেষ'.normalize('NFC') })).toBeVisible()
  await expect(tab(other)).toHaveAccessibleName('নোটিশ')
  await expectAccessible(page)
  await other.close()
})

test('somebody whose sign-in has ended elsewhere is told so without a click', async ({ page, complaints }) => {
  const doctorId = await signIn(page)
  const live = listening(page)
  await open(page, '/my/notices')
  await live
  await withDatabase(({ db }) =>
    db
      .update(tables.signIn)
      .set({ endedAt: new Date(), endedBecause: 'ended_by_doctor' })
      .where(eq(tables.signIn.doctorId, doctorId)),
  )
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await expect(page).toHaveURL(/\/login/)
  complaints.length = 0
})

test('the board is drawn when nobody has put anything up, in English and in the dark too', async ({
  page,
  baseURL,
}) => {
  await signIn(page)
  await page.route('**/api/v3/web/doctor/notices?*', (route) => route.fulfill({ json: { notices: [], more: false } }))
  await readIn(page, 'en', baseURL)
  await useTheme(page, 'dark')
  await open(page, '/my/notices')
  await expect(page.getByRole('heading', { name: 'No notices yet' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSideways(page)
})
