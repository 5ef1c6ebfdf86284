import { signIn } from '../../support/signed-in.ts'
import { expect, once, open, type Page, test } from '../../support/test.ts'

const quiz = 'quiz-renal'
const room = `/on-spot-quiz/${quiz}`

const press = (page: Page) => page.getByRole('button', { name: 'পরীক্ষা শুরু করুন' }).click()
const firstQuestion = (page: Page) => page.locator('[data-part~="q-position"]')
const startOf = (page: Page) => page.waitForResponse((response) => response.url().includes('/api/v3/web/on-spot-quiz/'))
const papersHere = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('papers')).keys()).map(({ url }) => url))

test('a paper that was fetched before opens at the press over a network of almost nothing', once, async ({ page }) => {
  await signIn(page)
  await open(page, room)
  await expect.poll(() => papersHere(page), { timeout: 15_000 }).toHaveLength(1)
  // Come back to later: it lies here, and is not fetched again.
  let fetched = 0
  page.on('request', (request) => {
    if (request.url().includes('/files/papers/')) fetched += 1
  })
  await page.reload()
  await expect(page.getByRole('button', { name: 'পরীক্ষা শুরু করুন' })).toBeVisible()

  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 600, downloadThroughput: 600, uploadThroughput: 600 },
  })
  const [start] = await Promise.all([startOf(page), press(page)])
  await expect(firstQuestion(page)).toBeVisible({ timeout: 30_000 })
  const { questions, seal } = (await start.json()) as { questions: unknown[]; seal: { key: string; order: number[][] } }
  expect(questions).toEqual([])
  expect(seal.order).toHaveLength(20)
  await expect(page.locator('[data-part~="opt"]').first()).toBeVisible()
  expect(fetched).toBe(0)
})

test('a paper that could not be fetched before comes with the start', once, async ({ page, complaints }) => {
  await signIn(page)
  await page.route('**/files/papers/*', (route) => route.abort())
  await open(page, room)
  const [start] = await Promise.all([startOf(page), press(page)])
  await expect(firstQuestion(page)).toBeVisible()
  expect(((await start.json()) as { questions: unknown[] }).questions).toHaveLength(20)
  expect(await papersHere(page)).toEqual([])
  complaints.length = 0
})
