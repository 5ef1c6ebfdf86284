import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

/** Half as long as the one with its comments, and it is read by the page for every document that is judged. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const allRules: RunOptions['runOnly'] = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}

/** What a theme can change on a screen that was judged whole in the other one. */
const rulesOfColour: RunOptions['runOnly'] = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** Nothing that axe can find, by WCAG 2.2 AA and its best practices; or, of a screen that was judged before, the colours alone. */
export async function expectAccessible(page: Page, what: 'all' | 'colours' = 'all'): Promise<void> {
  // A page whose code is still on its way has nothing yet that could be judged.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await motionToEnd(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  await page.evaluate(hideAlike)
  const found = await page.evaluate(judge, what === 'colours' ? rulesOfColour : allRules)
  await page.evaluate(showAlike)
  expect(found).toEqual([])
}

/** Runs in the page: each rule that is broken, and where. */
async function judge(runOnly: RunOptions['runOnly']): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') }
  // What passed is not looked at, and telling of it takes longer than finding it. Nothing here is framed.
  const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'], iframes: false })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)
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
 * neighbours that are made of the same tags, classes and attributes, the first three and the last one stay.
 */
function hideAlike(): void {
  const many = 24
  const valuesThatMatter = ['class', 'role', 'type', 'style', 'scope', 'colspan', 'rowspan']
  const shapeOf = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent?.trim() ? 'text' : ''
    if (!(node instanceof Element)) return ''
    // Words in the other language, and words that are not to be broken, are words.
    if (node.matches('span[lang], span.nb')) return 'text'
    const attributes = [...node.attributes].map(({ name, value }) =>
      valuesThatMatter.includes(name) || (name.startsWith('aria-') && /^(true|false|page|date)?$/.test(value))
        ? `${name}=${value}`
        : name,
    )
    // Of what it is made, not how often.
    const parts = new Set([...node.childNodes].map(shapeOf))
    return `${node.tagName}[${attributes.sort()}](${[...parts].sort()})`
  }
  const tables = [...document.querySelectorAll('table')].map(({ tBodies }) =>
    [...tBodies].flatMap(({ rows }) => [...rows]),
  )
  const lists = [...document.querySelectorAll('ul, ol, main div, main section')].map(({ children }) => [...children])
  const hidden = [...tables, ...lists]
    .filter(({ length }) => length >= many)
    .flatMap((neighbours) => [...Map.groupBy(neighbours, shapeOf).values()])
    .flatMap((alike) => alike.slice(3, -1) as HTMLElement[])
    .filter(({ style }) => style.display === '')
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
