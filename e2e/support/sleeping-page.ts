import type { Page } from './test.ts'

/** The files of the app, not the first script. */
export const app = /\/assets\/(?!first-)[^/]+\.js$/
export const burger = (page: Page) => page.getByRole('button', { name: 'মেনু খুলুন' })
export const drawer = (page: Page) => page.getByRole('dialog', { name: 'প্রধান মেনু' })
export const widget = (page: Page) => page.getByRole('button', { name: 'সরাসরি কথা বলুন' })
export const contactCard = (page: Page) => page.getByRole('dialog', { name: 'যোগাযোগ' })

/** Opens a page as a reader does, and waits until all has happened that happens without a touch. */
export async function read(page: Page, address: string): Promise<string[]> {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (app.test(request.url())) scripts.push(request.url())
  })
  const recorded = page.waitForResponse((response) => response.url().endsWith('/api/activities'))
  await page.goto(address)
  await recorded
  return scripts
}

export const first = /\/assets\/first-/
/** A script that is held may hold up the page's end. */
export const unfinished = { waitUntil: 'domcontentloaded' } as const

/** The app, or the first script, takes its time, until it is let go. */
export async function holdApp(page: Page, what = app): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(what, async (route) => {
    await held.promise
    await route.fallback()
  })
  return held.resolve
}

/** The line at the foot of the page, which a screen reader hears. */
export const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

/** A page's data, kept beside it. */
export const stateOf = /\/page-state\//
