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

/** Parts of the shell, as they were written, that passed on a screen of this width, in this theme, by these rules. */
const passedShells = new Set<string>()

/** Nothing that axe can find, by WCAG 2.2 AA and its best practices; or, of a screen that was judged before, the colours alone. */
export async function expectAccessible(page: Page, what: 'all' | 'colours' = 'all'): Promise<void> {
  // A page whose code is still on its way has nothing yet that could be judged.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await motionToEnd(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  await page.evaluate(hideAlike)
  // The shell is the same on every page, and most of what a short page consists of: each form of it is judged once.
  const { look, parts } = await page.evaluate(readShell)
  const keys = parts.map((html) => [what, look, html].join())
  const passed = keys.flatMap((key, index) => (passedShells.has(key) ? [index] : []))
  const runOnly = what === 'colours' ? rulesOfColour : allRules
  const found = await page.evaluate(judge, { runOnly, passed })
  await page.evaluate(showAlike)
  expect(found).toEqual([])
  for (const key of keys) passedShells.add(key)
}

type WithShell = { shell?: Element[] }

/** Runs in the page: what stands beside its main part, and what the looks of that depend on. */
function readShell(): { look: string; parts: string[] } {
  const shell: Element[] = []
  for (let inner = document.querySelector('main'); inner?.parentElement && inner !== document.body; ) {
    shell.push(...[...inner.parentElement.children].filter((part) => part !== inner && !part.matches('script, dialog')))
    inner = inner.parentElement
  }
  Object.assign(window, { shell } satisfies WithShell)
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  return {
    look: [innerWidth, document.documentElement.dataset.theme, isDark].join(),
    parts: shell.map(({ outerHTML }) => outerHTML),
  }
}

/** Runs in the page, after that: each rule that is broken, and where. */
async function judge({ runOnly, passed }: { runOnly: RunOptions['runOnly']; passed: number[] }): Promise<string[]> {
  const { axe, shell = [] } = window as unknown as WithShell & { axe: typeof import('axe-core') }
  const exclude = passed.flatMap((index) => shell[index] ?? [])
  // What passed is not looked at, and telling of it takes longer than finding it. Nothing here is framed.
  const options: RunOptions = { runOnly, resultTypes: ['violations'], iframes: false }
  const { violations } = await axe.run({ include: document, exclude }, options)
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
