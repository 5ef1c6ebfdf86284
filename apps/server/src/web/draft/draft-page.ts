import type { LookColours } from '@prostuti/ui/look'
import { newNonce, sealPage } from '../content-policy.ts'
import type { WebApp } from '../web-app.ts'
import type { ClientFiles } from './client-files.ts'
import { type Bodies, compressPage } from './compress-page.ts'
import { withDemoBanner } from './demo-banner.ts'
import { isAsleep, withStarter } from './page-starter.ts'
import { cutState, stateAddress, stateKey, withStateAddress } from './page-state.ts'
import { paintFirst, startFirst } from './paint-first.ts'
import { withColours } from './with-colours.ts'

/** What a render is asked for: nothing else of the visitor's request may reach it, because its page is for everybody. */
export type PageOrder = {
  url: string
  lang: string
  adminUrl: string
  demoBanner: boolean
  /** The centre's own, where it has chosen some. */
  colours: LookColours | undefined
  /** With the app and its data at once, for a page that nobody keeps. */
  awake?: boolean
}

/** A rendered page. Plain data, so that it can come from another thread. */
export type Draft = {
  status: number
  headers: Record<string, string>
  bodies: Bodies
  /** The data that made a page which sleeps, by the name of what it says: the app asks for it when it wakes. */
  state: { key: string; bodies: Bodies } | undefined
  /** Hashes of the scripts and styles that stand in the page, for its content policy. */
  scripts: string[]
  styles: string[]
}

/** Answers a GET of the API while a page is rendered. */
export type AskApi = (address: string, lang: string) => Promise<{ status: number; body: string }>

type Tools = {
  web: WebApp
  askApi: AskApi
  /** Of the client's build; without it, as in development, a page is sent as it was rendered. */
  files?: ClientFiles | undefined
}

export async function draftPage(order: PageOrder, tools: Tools): Promise<Draft> {
  const { url, lang, adminUrl, demoBanner, colours } = order
  const nonce = newNonce()
  const madeAt = Date.now()
  const request = new Request(url, { headers: { cookie: lang, accept: 'text/html' } })
  const get = async (address: string) => dataOf(address, await tools.askApi(address, lang))
  const response = await tools.web.respond({ request, nonce, get, adminUrl, madeAt })
  const rendered = await response.text()
  const sleeping = tools.files !== undefined && !order.awake && isAsleep(rendered, response.status)
  const cut = sleeping ? cutState(rendered, nonce) : { html: rendered, state: '' }
  const sealed = sealPage(demoBanner ? withDemoBanner(cut.html) : cut.html, nonce)
  const page = sleeping ? undefined : tools.web.matchMyRoute?.(new URL(url).pathname)?.page
  const built = tools.files && finishBuilt(sealed.html, { sleeping, page }, tools.files)
  const coloured = colours && withColours(built?.html ?? sealed.html, colours)
  const html = coloured?.html ?? built?.html ?? sealed.html
  const key = stateKey(html, cut.state, madeAt)
  const state = sleeping ? { address: stateAddress(key, order), key } : undefined
  return {
    status: response.status,
    // Where its data is, for the service worker.
    headers: { ...Object.fromEntries(response.headers), ...(state && { 'x-page-state': state.address }) },
    bodies: compressPage(state ? withStateAddress(html, state.address) : html),
    state: state && { key, bodies: compressPage(cut.state) },
    scripts: [...sealed.hashes, ...(built?.scriptHashes ?? [])],
    styles: [...(built?.styleHashes ?? []), ...(coloured?.styleHashes ?? [])],
  }
}

/** What only a page of the build has: its sheets within, and its fonts before its scripts or after them. */
function finishBuilt(
  html: string,
  { sleeping, page }: { sleeping: boolean; page: string | undefined },
  files: ClientFiles,
) {
  const painted = sleeping
    ? paintFirst(html, files.read)
    : startFirst(html, files.read, page === undefined ? page : files.pageFiles(page))
  const started = withStarter(painted.html, { sleeping, firstScript: files.firstScript })
  return { html: started.html, styleHashes: painted.styleHashes, scriptHashes: started.scriptHashes }
}

function dataOf(address: string, { status, body }: Awaited<ReturnType<AskApi>>): unknown {
  // The page tells a thing that is not there from a server in trouble by the status.
  if (status !== 200) throw Object.assign(new Error(`${address} answered ${status} while rendering`), { status })
  return JSON.parse(body)
}
