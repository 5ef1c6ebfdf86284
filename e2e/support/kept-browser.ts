import type { BrowserContext } from '@playwright/test'

/** The browsers that the journeys of one worker hand on to each other: one for each site, by its address. */
export type KeptBrowsers = Map<string | undefined, BrowserContext>

/** Whoever comes next finds no sign of the one before but files that never change. */
export async function forgetVisitor(context: BrowserContext): Promise<void> {
  await Promise.all([
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.setOffline(false),
    context.clearPermissions(),
    context.clearCookies(),
    clearStorage(context),
  ])
  await Promise.all(context.pages().map((page) => page.close()))
}

async function clearStorage(context: BrowserContext): Promise<void> {
  const pages = context.pages()
  // Where they may have been: on a page that the journey has closed, too.
  const addresses = [process.env.E2E_BASE_URL, process.env.E2E_OFFICE_URL, ...pages.map((page) => page.url())]
  const origins = new Set(addresses.map((address = 'about:blank') => new URL(address).origin))
  origins.delete('null')
  const session = await context.newCDPSession(pages[0] ?? (await context.newPage()))
  const storageTypes = 'cookies,local_storage,indexeddb,cache_storage,service_workers'
  await Promise.all([...origins].map((origin) => session.send('Storage.clearDataForOrigin', { origin, storageTypes })))
}
