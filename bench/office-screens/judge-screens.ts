import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../../e2e/support/accessible.ts'
import { type Office, openOffice, type View } from './open-office.ts'

export type Fault = { where: string; what: string }

/** All screens in one width and language, one after the other. */
export async function judgeScreens(
  browser: Browser,
  office: Office,
  { view, addresses }: { view: View; addresses: string[] },
): Promise<Fault[]> {
  const context = await openOffice(browser, office, view)
  const faults: Fault[] = []
  for (const address of addresses) {
    const page = await context.newPage()
    const said = (what: string) => faults.push({ where: `${address} ${view.width} ${view.language}`, what })
    page.on('console', (message) => void (message.type() === 'error' && said(message.text())))
    page.on('pageerror', (error) => void said(error.message))
    await judge(page, address, { view, said })
    await page.close()
  }
  await context.close()
  return faults
}

type Judging = { view: View; said: (what: string) => unknown }

async function judge(page: Page, address: string, { view, said }: Judging): Promise<void> {
  try {
    await page.goto(address)
    await page.locator('h1').first().waitFor()
    await page.waitForLoadState('networkidle')
    const heading = (await page.locator('h1').first().textContent())?.trim() ?? ''
    if (!(await page.title()).includes(heading)) said(`its title does not say "${heading}"`)
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (sideways > 0) said(`${sideways} px too wide`)
    if (view.isJudgedByAxe)
      for (const theme of ['light', 'dark'] as const) {
        await page.evaluate((chosen) => Object.assign(document.documentElement.dataset, { theme: chosen }), theme)
        await expectAccessible(page, theme === 'light' ? 'all' : 'colours')
      }
  } catch (error) {
    said(String(error).replace(/\s+/g, ' ').slice(0, 400))
  }
}
