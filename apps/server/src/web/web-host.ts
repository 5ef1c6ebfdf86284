import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import { AppError } from '../errors.ts'
import { createAddressPace } from '../features/rate-limit/index.ts'
import type { Pace } from '../pace.ts'
import { encodingFor } from '../plugins/accept-encoding.ts'
import { localeOf } from '../plugins/locale.ts'
import { securityHeaders } from '../plugins/security-headers.ts'
import { createTurns } from '../take-turns.ts'
import { contentPolicy, newNonce, sealPage } from './content-policy.ts'
import { withDemoBanner } from './demo-banner.ts'
import { type FinishedPage, finishPage, pressHarder } from './finished-page.ts'
import { PageCache } from './page-cache.ts'
import { createFileReader, paintFirst } from './paint-first.ts'
import { type WebApp, webBuildFolder } from './web-app.ts'

type Options = {
  env: Env
  web: WebApp
  /** Whether the centre has configured the chat plugin. */
  hasChat: () => Promise<boolean>
  /** In development every request renders anew, and Vite's own inline scripts and styles are let through. */
  mode: 'production' | 'development'
  renderPace?: Pace | undefined
}

/**
 * What one address may ask for that is not in memory. Honest readers ask for the same pages, which are rendered once for all
 * of them: however many share an address, this is only ever used up by somebody who makes addresses up.
 */
const usualRenderPace: Pace = { unitsPerSecond: 3, burst: 80, longestWaitMs: 5_000 }

/** A render takes the event loop for itself: few at a time, so that an answer in an exam waits for two at most. */
const rendersAtOnce = 2
const rendersWaiting = 60

/** Serves every address that is not the API's or a file's: pages, and the router's own data requests. */
export function registerWebHost(app: FastifyInstance, { env, web, mode, hasChat, renderPace }: Options): void {
  const cache = new PageCache<FinishedPage>({ onRefreshError: (err) => app.log.error({ err }, 'page renewal failed') })
  const readFile = createFileReader(`${webBuildFolder}client`)
  const markIfDemo = (html: string) => (env.mode.kind === 'demo' && env.mode.public ? withDemoBanner(html) : html)
  const isCacheable = (page: FinishedPage) => mode === 'production' && page.mayBeKept
  const isMissing = (page: FinishedPage) => mode === 'production' && page.status === 404
  const takeTurn = createTurns({ atOnce: rendersAtOnce, waitingAtMost: rendersWaiting })
  const paceOf = createAddressPace(renderPace ?? usualRenderPace)

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    config: { bringsItsOwnHeaders: true },
    handler(request, reply) {
      const address = request.url
      const lang = `lang=${localeOf(request)}`
      if (isDataRequest(address)) return sendData(request, reply, lang)
      // Most readers ask for a page by its plain address, which is its key: they are served without a look at the routes.
      const plain = cache.peek(`${lang} ${address}`, () => renderPage(address, lang), isCacheable)
      if (plain !== undefined) return sendKept(plain, request, reply)
      return sendOther(request, reply, lang)
    },
  })

  /** A page with a query, one that is not in memory, or none at all, which all such addresses share. */
  async function sendOther(request: FastifyRequest, reply: FastifyReply, lang: string): Promise<FastifyReply> {
    if (!URL.canParse(env.publicUrl + request.url)) throw new AppError('bad_request')
    const found = web.pageAddress(request.url) ?? { address: missingAddress, key: missingAddress, group: 'missing' }
    const slot = { key: `${lang} ${found.key}`, group: found.group }
    const keep = found.key === missingAddress ? isMissing : isCacheable
    const render = () => renderPage(found.address, lang)
    const kept = cache.peek(slot.key, render, keep)
    if (kept !== undefined) return sendKept(kept, request, reply)
    if (!cache.isRendering(slot.key)) await waitForPace(request)
    return sendPage(await cache.get(slot, () => takeTurn(render), keep), request, reply)
  }

  function sendKept(page: FinishedPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    if (!page.pressed) pressHarder(page).catch((err) => request.log.error({ err }, 'page not pressed'))
    return sendPage(page, request, reply)
  }

  async function sendData(request: FastifyRequest, reply: FastifyReply, lang: string): Promise<FastifyReply> {
    await waitForPace(request)
    const response = await takeTurn(() => ask(request.url, lang, newNonce()))
    return reply.headers(securityHeaders(env)).send(response)
  }

  async function waitForPace(request: FastifyRequest): Promise<void> {
    const waitMs = paceOf(request.ip, 1)
    if (waitMs > 0) await pause(waitMs)
  }

  function ask(address: string, lang: string, nonce: string): Promise<Response> {
    return web.respond({
      request: pageRequest(env.publicUrl + address, lang),
      nonce,
      get: (call) => getInProcess(app, call, lang),
      adminUrl: env.adminUrl,
    })
  }

  async function renderPage(address: string, lang: string): Promise<FinishedPage> {
    const nonce = newNonce()
    const response = await ask(address, lang, nonce)
    const sealed = sealPage(markIfDemo(await response.text()), nonce)
    const own = Object.fromEntries(response.headers)
    if (mode === 'development') return finishPage({ status: response.status, html: sealed.html, headers: own })
    const { html, styleHashes, scriptHashes } = paintFirst(sealed.html, readFile)
    const scripts = [...sealed.hashes, ...scriptHashes]
    const policy = contentPolicy({ scripts, styles: styleHashes, chat: await hasChat() })
    return finishPage({ status: response.status, html, headers: { ...securityHeaders(env, policy), ...own } })
  }
}

/** Whatever stands in its place, no page of ours does. */
const missingAddress = '/-'

/** The router asks for its loaders' data at the page's address with this ending. */
const isDataRequest = (address: string) => /\.data(\?|$)/.test(address)

/** Pages are the same for everybody who reads in that language: nothing else of the visitor's request may reach the render. */
function pageRequest(url: string, lang: string): Request {
  if (!URL.canParse(url)) throw new AppError('bad_request')
  return new Request(url, { headers: { cookie: lang, accept: 'text/html' } })
}

async function getInProcess(app: FastifyInstance, address: string, lang: string): Promise<unknown> {
  const response = await app.inject({ method: 'GET', url: address, headers: { cookie: lang, 'x-rendering': '1' } })
  const status = response.statusCode
  // The page tells a thing that is not there from a server in trouble by the status.
  if (status !== 200) throw Object.assign(new Error(`${address} answered ${status} while rendering`), { status })
  return response.json()
}

/**
 * Writes the finished bytes past the framework's own reply: a page from memory is what most readers get, and half of its
 * time would go into building headers that are always the same.
 */
function sendPage(page: FinishedPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { headers, body } = page.answers[encodingFor(request.headers['accept-encoding'])]
  reply.hijack()
  reply.code(page.status)
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) {
    reply.code(304)
    reply.raw.writeHead(304, withoutLength(headers)).end()
  } else reply.raw.writeHead(page.status, headers).end(request.method === 'HEAD' ? undefined : body)
  return reply
}

function withoutLength(headers: string[]): string[] {
  const at = headers.indexOf('content-length')
  return headers.toSpliced(at, 2)
}
