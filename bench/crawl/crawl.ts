import type { BrowserContext } from '@playwright/test'
import { pageAddress } from '../../apps/web/app/page-address.ts'
import { judgePage } from './judge-page.ts'

/** The route's name; nothing for what is no page. */
const routeOf = (address: string) => pageAddress(address)?.group.replace('?', '')

/** A timetable has hundreds of rows that lead to the same page; what another page leads to may be in another state. */
const visitsOfWay = 2
/** Leave the app, or end the sign-in that the crawl is made with. */
const never = ['admin', 'admin-page', 'login-for-admin']

export type Crawled = {
  visited: number
  reached: Set<string>
  faults: { address: string; what: string }[]
}

/** Follows every link that a reader finds, from page to page, as one kind of reader. */
export async function crawl(context: BrowserContext, from: readonly string[]): Promise<Crawled> {
  const result: Crawled = { visited: 0, reached: new Set(), faults: [] }
  const seen = new Set(from)
  const visits = new Map<string, number>()
  const waiting = from.map((address) => ({ address, by: 'the address bar' }))
  const workers = Array.from({ length: 2 }, async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const links = await visit(context, next, result)
      for (const address of links) {
        const name = routeOf(address)
        if (name !== undefined) result.reached.add(name)
        if (seen.has(address)) continue
        seen.add(address)
        if (name !== undefined && never.includes(name)) continue
        const way = `${routeOf(next.address)} to ${name ?? `file ${address.replace(/\d+/g, '#')}`}`
        visits.set(way, (visits.get(way) ?? 0) + 1)
        if ((visits.get(way) ?? 0) <= visitsOfWay) waiting.push({ address, by: next.address })
      }
    }
  })
  await Promise.all(workers)
  return result
}

type Stop = { address: string; by: string }

async function visit(context: BrowserContext, { address, by }: Stop, result: Crawled): Promise<string[]> {
  const fault = (what: string) => result.faults.push({ address, what: `${what}; linked from ${by}` })
  result.visited += 1
  if (routeOf(address) === undefined) {
    const answer = await context.request.get(address, { maxRedirects: 5 })
    if (answer.status() >= 400) fault(`answered ${answer.status()}`)
    return []
  }
  const page = await context.newPage()
  try {
    page.on('console', (message) => message.type() === 'error' && fault(`console: ${message.text().slice(0, 200)}`))
    page.on('pageerror', (error) => fault(`error: ${error.message.slice(0, 200)}`))
    const answer = await page.goto(address, { waitUntil: 'load' })
    if ((answer?.status() ?? 0) >= 400) fault(`answered ${answer?.status()}`)
    const { links, covered, isMissing } = await judgePage(page)
    if (isMissing) fault('says that nothing is here')
    for (const button of covered) fault(`something floats over the button “${button.trim()}”`)
    return links.flatMap((link) => ownAddress(link, page.url()))
  } catch (error) {
    fault(String(error).slice(0, 200))
    return []
  } finally {
    await page.close()
  }
}

/** Without the place in the page; nothing for what leads elsewhere. */
function ownAddress(link: string, here: string): string[] {
  const url = new URL(link, here)
  return url.origin === new URL(here).origin ? [url.pathname + url.search] : []
}
