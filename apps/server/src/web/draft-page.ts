import type { LookColours } from '@prostuti/ui/look'
import { type Bodies, compressPage } from './compress-page.ts'
import { newNonce, sealPage } from './content-policy.ts'
import { withDemoBanner } from './demo-banner.ts'
import { paintFirst } from './paint-first.ts'
import type { WebApp } from './web-app.ts'
import { withColours } from './with-colours.ts'

/** What a render is asked for: nothing else of the visitor's request may reach it, because its page is for everybody. */
export type PageOrder = {
  url: string
  lang: string
  adminUrl: string
  demoBanner: boolean
  /** The centre's own, where it has chosen some. */
  colours: LookColours | undefined
}

/** A rendered page. Plain data, so that it can come from another thread. */
export type Draft = {
  status: number
  headers: Record<string, string>
  bodies: Bodies
  /** Hashes of the scripts and styles that stand in the page, for its content policy. */
  scripts: string[]
  styles: string[]
}

/** Answers a GET of the API while a page is rendered. */
export type AskApi = (address: string, lang: string) => Promise<{ status: number; body: string }>

type Tools = {
  web: WebApp
  askApi: AskApi
  /** A file of the client's build; without it, as in development, a page is sent as it was rendered. */
  readFile?: ((path: string) => string) | undefined
}

export async function draftPage({ url, lang, adminUrl, demoBanner, colours }: PageOrder, tools: Tools): Promise<Draft> {
  const nonce = newNonce()
  const request = new Request(url, { headers: { cookie: lang, accept: 'text/html' } })
  const get = async (address: string) => dataOf(address, await tools.askApi(address, lang))
  const response = await tools.web.respond({ request, nonce, get, adminUrl })
  const rendered = await response.text()
  const sealed = sealPage(demoBanner ? withDemoBanner(rendered) : rendered, nonce)
  const painted = tools.readFile && paintFirst(sealed.html, tools.readFile)
  const coloured = colours && withColours(painted?.html ?? sealed.html, colours)
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    bodies: compressPage(coloured?.html ?? painted?.html ?? sealed.html),
    scripts: [...sealed.hashes, ...(painted?.scriptHashes ?? [])],
    styles: [...(painted?.styleHashes ?? []), ...(coloured?.styleHashes ?? [])],
  }
}

function dataOf(address: string, { status, body }: Awaited<ReturnType<AskApi>>): unknown {
  // The page tells a thing that is not there from a server in trouble by the status.
  if (status !== 200) throw Object.assign(new Error(`${address} answered ${status} while rendering`), { status })
  return JSON.parse(body)
}
