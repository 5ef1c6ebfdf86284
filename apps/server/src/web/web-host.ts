import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import { AppError } from '../errors.ts'
import { localeOf } from '../plugins/locale.ts'
import { contentPolicy, newNonce, sealPage } from './content-policy.ts'
import { encodingFor, type FinishedPage, finishPage } from './finished-page.ts'
import { PageCache } from './page-cache.ts'
import type { WebApp } from './web-app.ts'

type Options = { env: Env; web: WebApp; cachePages: boolean }

/** Serves every address that is not the API's or a file's: pages, and the router's own data requests. */
export function registerWebHost(app: FastifyInstance, { env, web, cachePages }: Options): void {
  const cache = new PageCache<FinishedPage>({ onRefreshError: (err) => app.log.error({ err }, 'page renewal failed') })

  const isCacheable = (page: FinishedPage) =>
    cachePages && page.status === 200 && page.headers['cache-control'] !== 'no-store'

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    async handler(request, reply) {
      const address = request.url
      const lang = `lang=${localeOf(request)}`
      if (isDataRequest(address)) return sendData(await ask(address, lang, newNonce()), reply)
      const key = `${lang} ${address}`
      const render = () => renderPage(address, lang)
      const page = cache.peek(key, render, isCacheable) ?? (await cache.get(key, render, isCacheable))
      return sendPage(page, request, reply)
    },
  })

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
    const headers = Object.fromEntries(response.headers)
    const { html, policy } = sealPage(await response.text(), nonce)
    return finishPage(response.status, html, { ...headers, 'content-security-policy': policy })
  }
}

/** The router asks for its loaders' data at the page's address with this ending. */
const isDataRequest = (address: string) => /\.data(\?|$)/.test(address)

/** Pages are the same for everybody who reads in that language: nothing else of the visitor's request may reach the render. */
function pageRequest(url: string, lang: string): Request {
  if (!URL.canParse(url)) throw new AppError('bad_request')
  return new Request(url, { headers: { cookie: lang, accept: 'text/html' } })
}

async function getInProcess(app: FastifyInstance, address: string, lang: string): Promise<unknown> {
  const response = await app.inject({ method: 'GET', url: address, headers: { cookie: lang, 'x-rendering': '1' } })
  if (response.statusCode !== 200) throw new Error(`${address} answered ${response.statusCode} while rendering`)
  return response.json()
}

function sendPage(page: FinishedPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply
    .code(page.status)
    .header('cache-control', 'private, no-cache')
    .headers(page.headers)
    .header('vary', 'Cookie, Accept-Encoding')
    .header('etag', page.etag)
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(page.bodies[encoding])
}

function sendData(response: Response, reply: FastifyReply): FastifyReply {
  return reply.header('content-security-policy', contentPolicy()).send(response)
}
