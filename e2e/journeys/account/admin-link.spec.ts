import { issueAdminLink } from '../../support/admin-link.ts'
import { signIn } from '../../support/signed-in.ts'
import {
  comeAlive,
  expect,
  expectAccessible,
  expectNoSideways,
  once,
  open,
  type Page,
  readIn,
  test,
} from '../../support/test.ts'

test.use({ scripts: 'kept' })

const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('token'))
const start = (page: Page) => page.getByRole('button', { name: 'দেখা শুরু করি' })

/** The page that follows is a new one, loaded whole. */
async function arriveHome(page: Page): Promise<void> {
  await page.waitForURL('/')
  await comeAlive(page)
}

test(
  'a staff link shows whom it is about, and opens the site as that doctor once',
  once,
  async ({ page, context, baseURL }) => {
    const link = await issueAdminLink({ doctor: 'ডা. রুবাইয়া হক' })
    const sent: string[] = []
    page.on('request', (each) => sent.push(`${each.url()} ${JSON.stringify(each.headers())}`))
    await open(page, link)
    await expect(page.getByText('ডা. রুবাইয়া হক')).toBeVisible()
    await expect(page).toHaveURL(`${baseURL}/login-for-admin`)
    expect(await tokenIn(page)).toBeNull()
    await expectAccessible(page)
    await expectNoSideways(page)

    // A reload keeps it, and two presses are one.
    await page.reload()
    const [secondTab] = [await context.newPage()]
    await open(secondTab, link)
    await expect(start(secondTab)).toBeVisible()
    await start(page).dblclick()
    await arriveHome(page)
    await expect(page.getByText('ডা. রুবাইয়া হক হিসেবে দেখছেন')).toBeVisible()
    const code = link.split('=')[1] ?? ''
    expect(sent.filter((each) => each.includes(code))).toEqual([])

    // The other tab comes too late: it says so and leaves the session alone.
    const token = await tokenIn(page)
    await start(secondTab).click()
    await expect(secondTab.getByRole('heading', { name: 'লিংকটি আর কাজ করছে না' })).toBeVisible()
    expect(await tokenIn(secondTab)).toBe(token)

    // The end leaves the browser without a session.
    await page.getByRole('button', { name: 'শেষ করুন' }).click()
    await expect(page.getByText('হিসেবে দেখছেন')).toBeHidden()
    expect(await tokenIn(page)).toBeNull()
  },
)

test(
  'a staff link asks before it replaces a session, and ends that one when it does',
  once,
  async ({ page, request }) => {
    await signIn(page)
    await open(page, await issueAdminLink({ doctor: 'ডা. তানিয়া সুলতানা' }))
    await expect(page.getByText('ডা. তানিয়া সুলতানা')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'ডা. নুসরাত জাহান' })).toBeVisible()
    const before = await tokenIn(page)
    expect(before).not.toBeNull()
    await expectAccessible(page)

    await start(page).click()
    await arriveHome(page)
    await expect(page.getByText('ডা. তানিয়া সুলতানা হিসেবে দেখছেন')).toBeVisible()
    expect(await tokenIn(page)).not.toBe(before)
    await expect
      .poll(async () =>
        (await request.get('/api/v3/web/devices', { headers: { authorization: `Bearer ${before}` } })).status(),
      )
      .toBe(401)
  },
)

test(
  'a link that nobody issued, has expired or is of the old kind changes nothing',
  once,
  async ({ page, complaints }) => {
    await signIn(page)
    await open(page, '/')
    const before = await tokenIn(page)
    const expired = await issueAdminLink({ doctor: 'ডা. ক', expired: true })
    // Those with a code differ from the page before in the fragment alone, so that nothing is loaded anew.
    const links = [
      ['/login-for-admin', 'এখানে কোনো লিংক নেই'],
      [`/login-for-admin#code=${'a'.repeat(43)}`, 'লিংকটি আর কাজ করছে না'],
      ['/login-for-admin?token=12%7Cforged-token', 'পুরোনো ধরনের লিংক'],
      [expired, 'লিংকটি আর কাজ করছে না'],
    ] as const
    for (const [address, title] of links) {
      await open(page, address)
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await expect(page).toHaveURL('/login-for-admin')
      expect(await tokenIn(page)).toBe(before)
    }
    // The browser itself notes the refusals of codes.
    expect(complaints.every((each) => each.includes('422'))).toBe(true)
    complaints.length = 0
    await expectAccessible(page)
  },
)

test('the page of a staff link reads well in English', once, async ({ page, baseURL }) => {
  await readIn(page, 'en', baseURL)
  await signIn(page)
  await open(page, await issueAdminLink({ doctor: 'Dr Rubaiya Haque' }))
  await expect(page.getByRole('button', { name: 'Start viewing' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSideways(page)
})
