import cookie from '@fastify/cookie'
import type { Db } from '@prostuti/db'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { createSignIns } from '../../auth/sign-ins.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { createExamStores } from '../../features/exam/index.ts'
import { applyPreview, createPreviewDatabase, findPreview } from '../../features/preview/index.ts'
import { readPageFacts } from '../../features/site/index.ts'
import { openPageDataRoutes, ownPageDataRoutes } from '../../page-data.ts'
import { securityHeaders } from '../../plugins/security-headers.ts'
import { limitConcurrency } from '../../queues/limit-concurrency.ts'
import { createSiteBase } from '../../site-base.ts'
import { contentPolicy } from '../content-policy.ts'
import type { AskApi } from '../draft/draft-page.ts'
import type { Pages } from '../pages.ts'
import { framedBy, guidedPage } from './preview-page.ts'

const place = z.object({ token: z.string().min(20).max(100), lang: z.enum(['bn', 'en']) })
type Place = z.output<typeof place>

const neverKept = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

/** More people than this do not look at drafts at one moment. */
const waitingAtMost = 30

/**
 * Shows a draft of the office on the page that it is for: written in a transaction by the function that would save it, read by the
 * calls that the page is made of, drawn by the renderer of all pages, and rolled back.
 */
export function registerPreviewHost(app: FastifyInstance, deps: Deps, pages: Pages): void {
  const { env } = deps
  const preview = createPreviewDatabase(deps.database)
  const oneAtATime = limitConcurrency({ atOnce: 1, waitingAtMost })
  // Made when the first draft is looked at: most processes never need it.
  let api: Promise<FastifyInstance> | undefined
  const openApi = () => (api ??= buildPageData({ ...deps, database: preview.database }))
  app.addHook('onClose', async () => void (await (await api)?.close()))

  app.route({
    method: 'GET',
    url: '/preview/:token',
    schema: { hide: true, params: place.pick({ token: true }), querystring: place.pick({ lang: true }).partial() },
    config: { bringsItsOwnHeaders: true },
    async handler(request, reply) {
      const { token } = request.params as Place
      const { lang = 'bn' } = request.query as Partial<Place>
      await requirePreview(token)
      const { html, status, policy } = await oneAtATime(() => render({ token, lang }))
      const { 'x-frame-options': _, ...headers } = securityHeaders(env, framedBy(policy, env.adminUrl))
      return reply
        .code(status)
        .headers({ ...headers, ...neverKept, 'content-type': 'text/html; charset=utf-8' })
        .send(html)
    },
  })

  app.route({
    method: 'GET',
    url: '/preview/:token/:lang/api/*',
    schema: { hide: true, params: place.extend({ '*': z.string().max(300) }) },
    async handler(request, reply) {
      const { token, lang } = request.params as Place
      const asked = request.url.slice(request.url.indexOf('/api/'))
      await requirePreview(token)
      const { status, body } = await oneAtATime(() =>
        inside({ token, lang }, async (data) => askOf(data)(asked, `lang=${lang}`)),
      )
      return reply
        .code(status)
        .headers({ ...neverKept, 'content-type': 'application/json; charset=utf-8' })
        .send(body)
    },
  })

  /** Before a place in the queue is taken: whoever makes addresses up keeps nobody waiting. */
  async function requirePreview(token: string): Promise<void> {
    if ((await findPreview(deps.database.db, { token, now: deps.clock() })) === undefined)
      throw new AppError('not_found')
  }

  /** With the draft written, for as long as the work takes. */
  async function inside<Result>(
    { token, lang }: Place,
    work: (data: FastifyInstance, given: { db: Db; address: string }) => Promise<Result>,
  ): Promise<Result> {
    const data = await openApi()
    return preview.inside(async (db) => {
      const now = deps.clock()
      const address = await db.transaction((tx) => applyPreview(tx, { token, now, locale: lang }))
      return work(data, { db, address })
    })
  }

  const render = (asked: Place) =>
    inside(asked, async (data, { db, address }) => {
      const found = pages.pageAddress(address)
      if (found === undefined) throw new AppError('not_found')
      const { colours, hasChat } = await readPageFacts(db)
      const order = {
        url: env.publicUrl + found.address,
        lang: `lang=${asked.lang}`,
        adminUrl: env.adminUrl,
        demoBanner: false,
        colours,
        awake: true,
      }
      const { bodies, status, scripts, styles } = await pages.draft(order, inTurn(askOf(data)))
      const { html, scriptHash } = guidedPage(new TextDecoder().decode(bodies.identity), {
        path: found.address,
        api: `/preview/${asked.token}/${asked.lang}`,
      })
      const policy = contentPolicy({ scripts: [...scripts, scriptHash], styles, chat: hasChat })
      return { html, status, policy }
    })
}

/** The calls that public pages are made of, and nothing else. */
async function buildPageData(given: Deps): Promise<FastifyInstance> {
  const { db } = given.database
  const deps = { ...given, signIns: createSignIns(db), exams: createExamStores(db) }
  const app = createSiteBase({ env: given.env })
  await app.register(cookie)
  openPageDataRoutes(app, deps)
  ownPageDataRoutes(app, deps)
  await app.ready()
  return app
}

const askOf =
  (app: FastifyInstance): AskApi =>
  async (url, lang) => {
    const { statusCode, body } = await app.inject({ method: 'GET', url, headers: { cookie: lang, 'x-rendering': '1' } })
    return { status: statusCode, body }
  }

/** One after the other: all of them share one transaction, in which savepoints of two would cross. */
function inTurn(ask: AskApi): AskApi {
  let last: Promise<unknown> = Promise.resolve()
  return (...asked) => {
    const answer = last.then(() => ask(...asked))
    last = answer.catch(() => undefined)
    return answer
  }
}
