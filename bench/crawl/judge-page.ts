import type { Page } from '@playwright/test'

/** What a page is at first sight: where its links lead, and which of its buttons something floating lies on. */
export async function judgePage(page: Page): Promise<{ links: string[]; covered: string[]; isMissing: boolean }> {
  await page
    .locator('[aria-busy="true"]')
    .first()
    .waitFor({ state: 'detached', timeout: 10_000 })
    .catch(() => {})
  // The contact widget looks at the page a moment after it has come to rest.
  await page.waitForTimeout(400)
  const covered = await page.evaluate(findCovered)
  const isMissing = (await page.locator('[data-part~="not-found"]').count()) > 0
  await openMenus(page)
  const links = await page.evaluate(() =>
    Array.from(document.querySelectorAll('a[href]'), (a) => (a as HTMLAnchorElement).href),
  )
  return { links, covered, isMissing }
}

/** Links behind a button count as ways too: the phone's menus, and whatever folds open. */
async function openMenus(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
  const menu = page
    .locator('[data-part~="site"] button[aria-haspopup="dialog"], [data-part~="tabbar"] > button')
    .first()
  if (await menu.isVisible()) await menu.click({ timeout: 2000 }).catch(() => {})
}

/** Bars across the screen are its edge; whatever else floats must not lie on a button. */
function findCovered(): string[] {
  const floats = (element: Element | null): boolean => {
    for (let each = element; each !== null; each = each.parentElement) {
      if (getComputedStyle(each).position !== 'fixed') continue
      return each.getBoundingClientRect().width < innerWidth * 0.9 && each.closest('dialog') === null
    }
    return false
  }
  return Array.from(document.querySelectorAll('main .btn'))
    .filter((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect()
      const points = [
        [(left + right) / 2, (top + bottom) / 2],
        [left + 4, top + 4],
        [right - 4, top + 4],
        [left + 4, bottom - 4],
        [right - 4, bottom - 4],
      ] as const
      return points.some(([x, y]) => floats(document.elementFromPoint(x, y)))
    })
    .map((button) => button.textContent ?? '')
}
