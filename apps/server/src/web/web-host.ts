import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type Locale, locales } from '@prostuti/text/locale'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Env } from '../config/env.ts'
import { AppError } from '../errors.ts'
import type { PageFacts } from '../features/site/index.ts'
import { watchKeptPages } from '../metrics/kept-pages.ts'
import { createAddressPace } from '../pacing/address-pace.ts'
import type { Pace } from '../pacing/pace.ts'
import { encodingFor } from '../plugins/accept-encoding.ts'
import { localeOf } from '../plugins/locale.ts'
import { securityHeaders } from '../plugins/security-headers.ts'
import { limitConcurrency } from '../queues/limit-concurrency.ts'
import { contentPolicy } from './content-policy.ts'
import type { AskApi } from './draft/draft-page.ts'
import { openFastPages } from './fast-pages.ts'
import { type Answers, type FinishedPage, finishPage, shrinkPage } from './finished-page.ts'
import { PageCache } from './page-cache.ts'
import type { Pages } from './pages.ts'
import type { PageAddress } from './web-app.ts'
import { wholePage } from './whole-page.ts'

type WebHostSettings = {
  env: Env
  pages: Pages
  readFacts: () => Promise<PageFacts>
  /** In development every request renders anew, and Vite's own inline scripts and styles are let through. */
  mode: 'production' | 'development'
  renderPace?: Pace | undefined
  /** Hears that what pages show was changed; gives the way to stop listening. */
  onContentChange: (changed: () => void) => () => Promise<void>
}

/**
 * What one address may ask for that is not in memory. Honest readers ask for the same pages, which are rendered once for all
 * of them: however many share an address, this is only ever used up by somebody who makes addresses up.
 */
const usualRenderPace: Pace = { unitsPerSecond: 4, burst: 40, longestWaitMs: 5_000 }

/** One is rendered while the next one's data is asked for; the other core is for what doctors do meanwhile. */
const rendersAtOnce = 2
const rendersWaiting = 60
/** A page that was made so shortly before counts as one of now: many whose page is older come at once. */
const ofNowMs = 2_000
/** A Bengali letter of a query is nine characters of an address, and a page reads three hundred of them in each of its parameters. */
const longestAddress = 8_000

/** Serves every address that is not the API's or a file's. */
export function registerWebHost(
  app: FastifyInstance,
  { env, pages, mode, readFacts, renderPace, onContentChange }: WebHostSettings,
): void {
  const cache = new PageCache<FinishedPage>({
    onRefreshError: (err) => app.log.error({ err }, 'page cache: refresh failed'),
  })
  const leaveMetrics = watchKeptPages({
    answers: cache.answers,
    pages: () => cache.size,
    bytes: () => cache.kept().reduce((sum, page) => sum + bytesOf(page), 0),
  })
  const demoBanner = env.mode.kind === 'demo' && env.mode.public
  const askApi = askInProcess(app)
  const isCacheable = (page: FinishedPage) => mode === 'production' && page.mayBeCached
  const isMissing = (page: FinishedPage) => mode === 'production' && page.status === 404
  const takeTurn = limitConcurrency({ atOnce: rendersAtOnce, waitingAtMost: rendersWaiting })
  // A page is renewed behind its readers' backs: there is no hurry, and each page that is kept waits once at most.
  const takeRenewalTurn = limitConcurrency({ atOnce: 1, waitingAtMost: Number.POSITIVE_INFINITY })
  const paceOf = createAddressPace(renderPace ?? usualRenderPace)

  const stopListening = onContentChange(() => cache.forget())
  app.addHook('onClose', async () => {
    leaveMetrics()
    await stopListening()
    await pages.close()
  })

  const route = '/*'
  const langOf = (request: Pick<FastifyRequest, 'headers'>) => `lang=${localeOf(request)}`
  /** Most readers ask for a page by its plain address, which is its key: they are served without a look at the routes. */
  const takePlain = (address: string, lang: string) =>
    taken(cache.peek(`${lang} ${address}`, () => renew(address, lang), isCacheable))
  openFastPages<FinishedPage>(app, {
    route,
    has: (request) => cache.has(`${langOf(request)} ${request.url}`),
    take: (request) => takePlain(request.url ?? '', langOf(request)),
    send: writePage,
  })
  app.route({
    method: ['GET', 'HEAD'],
    url: route,
    schema: { hide: true },
    config: { bringsItsOwnHeaders: true },
    handler(request, reply) {
      const lang = langOf(request)
      const plain = takePlain(request.url, lang)
      return plain === undefined ? sendOther(request, reply, lang) : sendPage(plain, request, reply)
    },
  })

  app.route({
    method: 'GET',
    url: '/page-state/:key',
    schema: {
      hide: true,
      params: z.object({ key: z.string().max(50) }),
      querystring: z.object({ page: z.string().startsWith('/').max(longestAddress), lang: z.enum(locales).optional() }),
    },
    config: { bringsItsOwnHeaders: true },
    handler: sendState,
  })

  /** A page with a query, one that is not in memory, or none at all, which all such addresses share. */
  async function sendOther(request: FastifyRequest, reply: FastifyReply, lang: string): Promise<FastifyReply> {
    const { slot, address, keep } = placeOf(request.url, lang)
    const kept = taken(cache.peek(slot.key, () => renew(address, lang), keep))
    if (kept !== undefined) return sendPage(kept, request, reply)
    if (!cache.isRendering(slot.key)) await waitForPace(request)
    return sendPage(await cache.get(slot, () => takeTurn(() => renderPage(address, lang)), keep), request, reply)
  }

  /** Where the page of an address is kept, and what it is made from. */
  function placeOf(url: string, lang: string) {
    if (!URL.canParse(env.publicUrl + url)) throw new AppError('bad_request')
    const { address, key, group } = (!isDataRequest(url) && pages.pageAddress(url)) || missingPage(url)
    return {
      address,
      slot: { key: `${lang} ${key}`, group },
      keep: group === missingGroup ? isMissing : isCacheable,
    }
  }

  /**
   * The data that made a page, when its reader begins to use it. Another process may have made that page, and may have read the same:
   * what counts is the name. Where something has changed since, the answer is the page of now, with its data in it.
   */
  async function sendState(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { key } = request.params as { key: string }
    const { page: url, lang: pageLocale } = request.query as { page: string; lang?: Locale }
    // That of the page, which may be open since before its reader chose another.
    const lang = `lang=${pageLocale ?? localeOf(request)}`
    const { slot, address, keep } = placeOf(url, lang)
    const kept = cache.peek(slot.key, () => renew(address, lang), keep)
    if (kept?.state?.key === key)
      return write(reply, kept.state.answers[encodingFor(request.headers['accept-encoding'])])
    const page = cache.youngerThan(slot.key, ofNowMs) ?? (await renderAnew())
    if (page.state === undefined) throw new AppError('not_found')
    if (page.state.key === key) return write(reply, page.state.answers[encodingFor(request.headers['accept-encoding'])])
    return write(reply, wholePage(page, page.state.answers))

    async function renderAnew(): Promise<FinishedPage> {
      if (!cache.isRendering(slot.key)) await waitForPace(request)
      return cache.renew(slot, () => takeTurn(() => renderPage(address, lang)), keep)
    }
  }

  /** What is asked for again is worth a harder compression. */
  function taken(page: FinishedPage | undefined): FinishedPage | undefined {
    if (page?.isCompressedHarder === false)
      shrinkPage(page, pages.compress).catch((err) => app.log.error({ err }, 'page compression failed'))
    return page
  }

  async function waitForPace(request: FastifyRequest): Promise<void> {
    const waitMs = paceOf(request.ip, 1)
    if (waitMs > 0) await pause(waitMs)
  }

  const renew = (address: string, lang: string) => takeRenewalTurn(() => renderPage(address, lang))

  async function renderPage(address: string, lang: string): Promise<FinishedPage> {
    const { hasChat, colours } = await readFacts()
    const order = { url: env.publicUrl + address, lang, adminUrl: env.adminUrl, demoBanner, colours }
    const { headers: own, scripts, styles, ...draft } = await pages.draft(order, askApi)
    if (mode === 'development') return finishPage({ ...draft, headers: own })
    const policy = contentPolicy({ scripts, styles, chat: hasChat })
    return finishPage({ ...draft, headers: { ...securityHeaders(env, policy), ...own } })
  }
}

const bytesOf = ({ answers, state }: FinishedPage): number => weigh(answers) + (state ? weigh(state.answers) : 0)

const weigh = (answers: Answers): number => Object.values(answers).reduce((sum, { body }) => sum + body.length, 0)

/** Past the framework's own reply, as every page (`sendPage`). */
function write(reply: FastifyReply, { headers, body }: Answers['gzip']): FastifyReply {
  reply.hijack()
  reply.raw.writeHead(200, headers).end(body)
  return reply
}

const missingGroup = 'missing'

/** An address at which no page of ours stands. Under /my it is the doctor's area in the browser that says so, in its frame. */
function missingPage(url: string): PageAddress {
  const address = url.startsWith('/my/') ? '/my/-' : '/-'
  return { address, key: address, group: missingGroup }
}

/** The router would answer such an address with its loaders' data, which no page of ours asks for. */
const isDataRequest = (address: string) => /\.data(\?|$)/.test(address)

const askInProcess =
  (app: FastifyInstance): AskApi =>
  async (url, lang) => {
    const { statusCode, body } = await app.inject({ method: 'GET', url, headers: { cookie: lang, 'x-rendering': '1' } })
    return { status: statusCode, body }
  }

/**
 * Writes the finished bytes past the framework's own reply: a page from memory is what most readers get, and half of its
 * time would go into building headers that are always the same.
 */
function sendPage(page: FinishedPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack()
  return reply.code(writePage(page, request.raw, reply.raw))
}

/** Answers which status it wrote. */
function writePage(page: FinishedPage, request: IncomingMessage, answer: ServerResponse): number {
  const { headers, body } = page.answers[encodingFor(request.headers['accept-encoding'] as string | undefined)]
  const isKnown = page.status === 200 && request.headers['if-none-match'] === page.etag
  if (isKnown) answer.writeHead(304, withoutLength(headers)).end()
  else answer.writeHead(page.status, headers).end(request.method === 'HEAD' ? undefined : body)
  return answer.statusCode
}

function withoutLength(headers: string[]): string[] {
  const at = headers.indexOf('content-length')
  return headers.toSpliced(at, 2)
}
