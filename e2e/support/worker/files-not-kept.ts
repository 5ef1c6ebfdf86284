import type { Page } from '@playwright/test'

/** The page and those of its files that the worker does not have yet: without a network they would not come. */
export const filesNotKept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    const wanted = [location.href, ...files.filter((name) => name.includes('/assets/'))]
    // A page that is nothing without the app is one copy, whatever its query.
    const kept = await Promise.all(wanted.map((name) => caches.match(name, { ignoreSearch: name === location.href })))
    return wanted.filter((_, place) => kept[place] === undefined)
  })
