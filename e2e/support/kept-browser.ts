import type { BrowserContext } from '@playwright/test'

/** The browsers that the journeys of one worker hand on to each other: one for each site, by its address. */
export type KeptBrowsers = Map<string | undefined, BrowserContext>

/** Whoever comes next finds no sign of the one before but files that never change. */
export async function forgetVisitor(context: BrowserContext): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.clearPermissions()
  await context.clearCookies()
  const pages = context.pages()
  const origins = new Set(pages.map((page) => new URL(page.url()).origin).filter((origin) => origin !== 'null'))
  const [page] = pages
  if (page !== undefined) {
    const session = await context.newCDPSession(page)
    const storageTypes = 'cookies,local_storage,indexeddb,cache_storage,service_workers'
    for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes })
  }
  for (const page of pages) await page.close()
}
