import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import { AppError } from '../errors.ts'
import { encodingFor } from '../plugins/accept-encoding.ts'
import { localeOf } from '../plugins/locale.ts'
import { securityHeaders } from '../plugins/security-headers.ts'
import { contentPolicy, newNonce, sealPage } from './content-policy.ts'
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
}

/** Serves every address that is not the API's or a file's: pages, and the router's own data requests. */
export function registerWebHost(app: FastifyInstance, { env, web, mode, hasChat }: Options): void {
  const cache = new PageCache<FinishedPage>({ onRefreshError: (err) => app.log.error({ err }, 'page renewal failed') })
  const readFile = createFileReader(`${webBuildFolder}client`)
  const isCacheable = (page: FinishedPage) => mode === 'production' && page.mayBeKept

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    config: { bringsItsOwnHeaders: true },
    handler(request, reply) {
      const address = request.url
      const lang = `lang=${localeOf(request)}`
      if (isDataRequest(address)) return sendData(ask(address, lang, newNonce()), reply, env)
      const key = `${lang} ${address}`
      const render = () => renderPage(address, lang)
      const kept = cache.peek(key, render, isCacheable)
      if (kept !== undefined) {
        if (!kept.pressed) pressHarder(kept).catch((err) => request.log.error({ err }, 'page not pressed'))
        return sendPage(kept, request, reply)
      }
      return cache.get(key, render, isCacheable).then((page) => sendPage(page, request, reply))
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
    const sealed = sealPage(await response.text(), nonce)
    const own = Object.fromEntries(response.headers)
    if (mode === 'development') return finishPage({ status: response.status, html: sealed.html, headers: own })
    const { html, styleHashes, scriptHashes } = paintFirst(sealed.html, readFile)
    const scripts = [...sealed.hashes, ...scriptHashes]
    const policy = contentPolicy({ scripts, styles: styleHashes, chat: await hasChat() })
    return finishPage({ status: response.status, html, headers: { ...securityHeaders(env, policy), ...own } })
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

async function sendData(asked: Promise<Response>, reply: FastifyReply, env: Env): Promise<FastifyReply> {
  return reply.headers(securityHeaders(env)).send(await asked)
}
