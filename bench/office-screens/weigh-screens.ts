import type { Browser } from '@playwright/test'
import { type Office, openOffice } from './open-office.ts'

/** What a screen may cost a browser that has nothing of the office yet. */
export const heaviestBytes = 450_000

/** So long a screen that listens on is waited for. */
const patienceMs = 10_000

export type Weight = { address: string; bytes: number }

/** The bytes that travel until a screen has come to rest in a browser that has nothing yet; the heaviest first. */
export async function weighScreens(browser: Browser, office: Office, addresses: string[]): Promise<Weight[]> {
  const weights: Weight[] = []
  for (const address of addresses) {
    const context = await openOffice(browser, office, { width: 1280, language: 'bn' })
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    let bytes = 0
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    await devtools.send('Network.enable')
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle', { timeout: patienceMs }).catch(() => undefined)
    weights.push({ address, bytes })
    await context.close()
  }
  return weights.toSorted((one, other) => other.bytes - one.bytes)
}
