import { comeAlive, expect, once, type Page, test } from '../../support/test.ts'

/** The code of what stands in the page and comes alive by itself, behind the rest. */
const parts = /\/assets\/(?:shell-end|day-question|asked|new-site-dialog)-[^/]+\.js$/

type Marked = Element & { isOfServer?: true }

/** Marks each element that the server made, and notes those that are taken out of the page from now on. */
async function markElements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const gone: string[] = []
    Object.assign(window, { gone })
    for (const element of document.body.querySelectorAll<Marked>('*')) element.isOfServer = true
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes)
        for (const node of removedNodes)
          if (node instanceof HTMLElement && 'isOfServer' in node && node.localName !== 'script')
            gone.push(node.outerHTML.slice(0, 200))
    }).observe(document.body, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { gone: string[] }).gone)
}

for (const address of ['/', '/about']) {
  test(`the app takes over what stands in ${address}, however late its parts come`, once, async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route(parts, async (route) => {
      await held.promise
      await route.fallback()
    })
    const recorded = page.waitForResponse((response) => response.url().endsWith('/api/activities'))
    await page.goto(address)
    await recorded
    const readGone = await markElements(page)
    const state = page.waitForResponse((response) => response.url().includes('/page-state/'))
    const appData = page.waitForResponse((response) => response.url().endsWith('/api/v3/web/app-data'))
    await page.evaluate(() => dispatchEvent(new Event('wake')))
    // Where something has changed since the page was made, its successor takes its place before the app sees either.
    const isReplaced = 'x-page' in (await state).headers()
    const widget = page.getByRole('button', { name: 'সরাসরি কথা বলুন' })
    if (isReplaced) await expect(page.locator('html')).not.toHaveAttribute('data-sleeps')
    const readGoneSince = isReplaced ? await markElements(page) : readGone
    // It comes last, and changes what all of the page knows.
    await appData
    await page.locator('[data-part="offline-bar"]').waitFor({ state: 'attached' })
    await widget.focus()
    held.resolve()
    await comeAlive(page)
    await expect(widget).toBeFocused()
    // The first script's line, of which the app has its own.
    expect((await readGoneSince()).filter((html) => !html.includes('data-part="page-bar"'))).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'যোগাযোগ' })).toBeVisible()
  })
}
