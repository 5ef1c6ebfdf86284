import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What a theme can change on a screen that was judged whole in the other one. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** Nothing that axe can find, by WCAG 2.2 AA and its best practices; or, of a screen that was judged before, the colours alone. */
export async function expectAccessible(page: Page, what: 'all' | 'colours' = 'all'): Promise<void> {
  // A page whose code is still on its way has nothing yet that could be judged.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await motionToEnd(page)
  const axe = new AxeBuilder({ page })
    // Nothing here is framed; the other mode opens a second page only to join what frames report.
    .setLegacyMode()
    // What passed is not looked at, and telling of it takes longer than finding it.
    .options({ resultTypes: ['violations'] })
  const judged =
    what === 'colours'
      ? axe.withRules(rulesOfColour)
      : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  await page.evaluate(hideAlike)
  const { violations } = await judged.analyze()
  await page.evaluate(showAlike)
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)
  expect(found).toEqual([])
}

/** A colour half-way from light to dark has a contrast nobody designed. */
async function motionToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((motion) => motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map((motion) => motion.finished))
  })
}

type WithAlike = { alike?: { hidden: HTMLElement[]; scroll: [number, number] } }

/**
 * Runs in the page. Axe takes seconds for a timetable of hundreds of rows, of which most differ in their words alone: of
 * neighbours with the same tags, classes and attributes all through, the first three and the last one stay.
 */
function hideAlike(): void {
  const atLeast = 24
  const valuesThatMatter = ['class', 'role', 'type', 'style', 'scope', 'colspan', 'rowspan']
  const shapeOf = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent?.trim() ? 'text' : ''
    if (!(node instanceof Element)) return ''
    const attributes = [...node.attributes].map(({ name, value }) =>
      valuesThatMatter.includes(name) || (name.startsWith('aria-') && /^(true|false|page|date)?$/.test(value))
        ? `${name}=${value}`
        : name,
    )
    return `${node.tagName}[${attributes.sort()}](${[...node.childNodes].map(shapeOf)})`
  }
  const hidden: HTMLElement[] = []
  for (const parent of document.querySelectorAll('tbody, ul, ol, main div, main section')) {
    if (parent.childElementCount < atLeast) continue
    const alike = Map.groupBy([...parent.children], shapeOf)
    for (const members of alike.values())
      hidden.push(...(members.slice(3, -1) as HTMLElement[]).filter(({ style }) => style.display === ''))
  }
  const scroll: [number, number] = [scrollX, scrollY]
  for (const element of hidden) element.style.setProperty('display', 'none', 'important')
  Object.assign(window, { alike: { hidden, scroll } } satisfies WithAlike)
}

/** Runs in the page, after that. */
function showAlike(): void {
  const { alike } = window as WithAlike
  for (const element of alike?.hidden ?? []) element.style.removeProperty('display')
  if (alike && alike.hidden.length > 0) scrollTo(...alike.scroll)
}
