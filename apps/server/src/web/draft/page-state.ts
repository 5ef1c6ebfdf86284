import { createHash } from 'node:crypto'

/** Where the router writes the data that made the page, as scripts of its own (`apps/web/app/router/router-insides.test.tsx`). */
const stream = 'window.__reactRouterContext.streamController.'

/** Takes the data out of a page that was rendered with this nonce: whoever only reads has it in the words already. */
export function cutState(html: string, nonce: string): { html: string; state: string } {
  const begin = `<script nonce="${nonce}">${stream}`
  const end = '</script>'
  let [rest, state] = [html, '']
  for (let at = rest.indexOf(begin); at >= 0; at = rest.indexOf(begin)) {
    const close = rest.indexOf(end, at)
    const call = rest.slice(at + begin.length, close)
    if (call.startsWith('enqueue(')) state += JSON.parse(call.slice('enqueue('.length, call.lastIndexOf(')')))
    rest = rest.slice(0, at) + rest.slice(close + end.length)
  }
  // The router writes it in another way: to send the page would mean to send the data twice, and an app that never wakes.
  if (state === '') throw new Error('a page that sleeps has no state')
  return { html: rest, state }
}

const appScript = /<script type="later">([^<]*)/

/**
 * The name of a state: what it says, and the app it is for. When it was made makes no difference, so that two processes which
 * have read the same have the same name for it.
 */
export function stateKey(html: string, state: string, madeAt: number): string {
  const app = appScript.exec(html)?.[1] ?? ''
  const said = state.replaceAll(String(madeAt), 'now')
  return createHash('sha256').update(`${app}\n${said}`).digest('base64url').slice(0, 22)
}

/** Where a page's state is asked for: the page's own address and language go along, for a process that has to make it again. */
export const stateAddress = (key: string, { url, lang }: { url: string; lang: string }): string => {
  const { pathname, search } = new URL(url)
  return `/page-state/${key}?${lang}&page=${encodeURIComponent(pathname + search)}`
}

/** Tells the page's first script where the state is. */
export const withStateAddress = (html: string, address: string): string =>
  html.replace('<script type="later">', () => `<script type="later" data-state="${address}">`)

/** The page with its state in it, for a reader whose page is older than what there is now. */
export const withState = (html: string, state: string): string =>
  html.replace(
    '</body>',
    () => `<script type="page-state">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script></body>`,
  )
