import type { Browser } from '@playwright/test'
import { percentilesOf, round } from '../support/statistics.ts'
import { type Office, openOffice } from './open-office.ts'

/** A desktop of an office on a slow line: 40 ms there and back, 10 Mbit/s, a processor of half the speed. */
const slowLine = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 }
const slowness = 2
const tries = 7

/** What a list costs a browser that has nothing of the office yet: bytes as they travel, and time until its first row can be read. */
export async function measureFirstLoad(browser: Browser, office: Office) {
  const bytes: number[] = []
  const ready: number[] = []
  for (let nth = 0; nth < tries; nth++) {
    const context = await openOffice(browser, office, { width: 1280, language: 'bn' })
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    let travelled = 0
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      travelled += encodedDataLength
    })
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slowLine)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
    const startedAt = performance.now()
    await page.goto('/batches', { waitUntil: 'commit' })
    await page.getByRole('row').nth(1).waitFor()
    ready.push(performance.now() - startedAt)
    await page.waitForLoadState('networkidle')
    bytes.push(travelled)
    await context.close()
  }
  const { p50, p95 } = percentilesOf(ready)
  const most = Math.max(...bytes)
  return {
    loads: [
      { what: 'first load of a list, bytes that travelled (fonts, styles and data included)', faults: most },
      {
        what: 'a list ready on a slow line, ms: half of the tries, worst of twenty',
        faults: `${round(p50)} / ${round(p95)}`,
      },
    ],
    first_load_bytes: most,
    list_ready_p95_ms: round(p95),
  }
}
