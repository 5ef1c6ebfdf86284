import { withDemoBanner } from '../../../apps/server/src/web/draft/demo-banner.ts'
import { signIn } from '../../support/signed-in.ts'
import {
  expect,
  expectAccessible,
  expectNoSideways,
  type Language,
  once,
  type Page,
  readIn,
  test,
} from '../../support/test.ts'

/** The journeys' server is a demo for this machine alone; its pages get the banner here as a public one puts it in. */
const makePublic = (page: Page) =>
  page.route(
    (url) => !/^\/(api|assets|sanctum)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      await route.fulfill({ response, body: withDemoBanner(await response.text()) })
    },
  )

const visits: { language: Language; name: string; addresses: string[] }[] = [
  { language: 'bn', name: 'ডেমো', addresses: ['/', '/my/dashboard'] },
  { language: 'en', name: 'Demo', addresses: ['/on-spot-bcs-exam/bcs-50-model-test', '/batches'] },
]

for (const { language, name, addresses } of visits) {
  test(`a public demo says so at the top of every page, in ${language}`, once, async ({ page, baseURL }) => {
    await makePublic(page)
    await readIn(page, language, baseURL)
    await signIn(page)
    const banner = page.getByRole('complementary', { name, exact: true })
    for (const address of addresses) {
      await page.goto(address)
      await expect(banner).toBeVisible()
      await expectAccessible(page)
      await expectNoSideways(page)
      expect(await banner.boundingBox()).toMatchObject({ x: 0, y: 0 })
    }
  })
}
