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

/** Style sheets in which axe found nothing that locks a screen to one orientation: it fetches and reads all of them for that. */
const passedSheets = new Set<string>()

/** Nothing that axe can find, by WCAG 2.2 AA and its best practices; or, of a screen that was judged before, the colours alone. */
export async function expectAccessible(page: Page, what: 'all' | 'colours' = 'all'): Promise<void> {
  // A page whose code is still on its way has nothing yet that could be judged.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await motionToEnd(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  await page.evaluate(takeOutAlike)
  // The shell is the same on every page, and most of what a short page consists of: each form of it is judged once.
  const { look, parts, sheets } = await page.evaluate(readShell)
  const keys = parts.map((html) => [what, look, html].join())
  const passed = keys.flatMap((key, index) => (passedShells.has(key) ? [index] : []))
  const runOnly = what === 'colours' ? rulesOfColour : allRules
  const newSheets = what === 'all' && sheets.some((sheet) => !passedSheets.has(sheet))
  const found = await page.evaluate(judge, { runOnly, passed, readsSheets: newSheets })
  await page.evaluate(putBackAlike)
  expect(found).toEqual([])
  for (const key of keys) passedShells.add(key)
  if (newSheets) for (const sheet of sheets) passedSheets.add(sheet)
}

type WithShell = { shell?: Element[] }

/** Runs in the page: what stands beside its main part, what the looks of that depend on, and the page's style sheets. */
function readShell(): { look: string; parts: string[]; sheets: string[] } {
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
    sheets: [...document.styleSheets].map(({ href, ownerNode }) => href ?? ownerNode?.textContent ?? ''),
  }
}

/** Runs in the page, after that: each rule that is broken, and where. */
async function judge(asked: {
  runOnly: RunOptions['runOnly']
  passed: number[]
  readsSheets: boolean
}): Promise<string[]> {
  const { runOnly, passed, readsSheets } = asked
  const { axe, shell = [] } = window as unknown as WithShell & { axe: typeof import('axe-core') }
  const exclude = passed.flatMap((index) => shell[index] ?? [])
  // What passed is not looked at, and telling of it takes longer than finding it. Nothing here is framed.
  const options: RunOptions = { runOnly, resultTypes: ['violations'], iframes: false, preload: readsSheets }
  const { violations } = await axe.run({ include: document, exclude }, options)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)
}

/** A colour half-way from light to dark has a contrast nobody designed. */
async function motionToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((motion) => motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    // One that was paused, or whose page is not drawn, never ends.
    const longEnough = new Promise((enough) => setTimeout(enough, 3_000))
    await Promise.race([Promise.allSettled(ending.map((motion) => motion.finished)), longEnough])
  })
}

type WithAlike = { alike?: { marks: { mark: Comment; element: Element }[]; scroll: [number, number] } }

/**
 * Runs in the page. Axe takes seconds for a timetable of hundreds of rows, of which most differ in their words alone. A row stays
 * while it has an element whose tags, classes and attributes, down from the row, stood in fewer than two rows before it.
 */
function takeOutAlike(): void {
  const many = 24
  const enough = 2
  const valuesThatMatter = ['class', 'role', 'type', 'style', 'scope', 'colspan', 'rowspan']
  const pathsIn = (element: Element, above: string): string[] => {
    const attributes = [...element.attributes].map(({ name, value }) =>
      valuesThatMatter.includes(name) || (name.startsWith('aria-') && /^(true|false|page|date)?$/.test(value))
        ? `${name}=${value}`
        : name,
    )
    const path = `${above}>${element.tagName}[${attributes.sort()}]`
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    return [
      path,
      ...(hasText ? [`${path} text`] : []),
      ...[...element.children].flatMap((child) => pathsIn(child, path)),
    ]
  }
  const alikeIn = (neighbours: Element[]): Element[] => {
    const seen = new Map<string, number>()
    return neighbours.slice(0, -1).filter((neighbour) => {
      const paths = new Set(pathsIn(neighbour, ''))
      const isAlike = [...paths].every((path) => (seen.get(path) ?? 0) >= enough)
      if (!isAlike) for (const path of paths) seen.set(path, (seen.get(path) ?? 0) + 1)
      return isAlike
    })
  }
  const tables = [...document.querySelectorAll('table')].map(({ tBodies }) =>
    [...tBodies].flatMap(({ rows }) => [...rows]),
  )
  const lists = [...document.querySelectorAll('ul, ol, main div, main section')].map(({ children }) => [...children])
  // Out of the page and not only out of sight: what is hidden costs axe as much.
  const alike = [...tables, ...lists]
    .filter(({ length }) => length >= many)
    .flatMap(alikeIn)
    .filter((element) => !element.contains(document.activeElement))
  const scroll: [number, number] = [scrollX, scrollY]
  const marks = alike.map((element) => {
    const mark = document.createComment('')
    element.replaceWith(mark)
    return { mark, element }
  })
  Object.assign(window, { alike: { marks, scroll } } satisfies WithAlike)
}

/** Runs in the page, after that. */
function putBackAlike(): void {
  const { alike } = window as WithAlike
  for (const { mark, element } of alike?.marks ?? []) mark.replaceWith(element)
  if (alike && alike.marks.length > 0) scrollTo(...alike.scroll)
}
