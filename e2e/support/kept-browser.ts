import type { BrowserContext } from '@playwright/test'

/** The browsers that the journeys of one worker hand on to each other: one for each site, by its address. */
export type KeptBrowsers = Map<string | undefined, BrowserContext>

/** Whoever comes next finds no sign of the one before but files that never change. */
export async function forgetVisitor(context: BrowserContext): Promise<void> {
  const pages = context.pages()
  await Promise.all([
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.setOffline(false),
    context.clearPermissions(),
    context.clearCookies(),
    clearStorage(context),
  ])
  await Promise.all(pages.map((page) => page.close()))
}

async function clearStorage(context: BrowserContext): Promise<void> {
  const pages = context.pages()
  const origins = new Set(pages.map((page) => new URL(page.url()).origin).filter((origin) => origin !== 'null'))
  const [page] = pages
  if (page === undefined) return
  const session = await context.newCDPSession(page)
  const storageTypes = 'cookies,local_storage,indexeddb,cache_storage,service_workers'
  for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes })
}
