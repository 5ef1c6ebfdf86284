import type { IncomingMessage, ServerResponse } from 'node:http'
import { json, type SandboxAnswer, type SandboxRoute } from './wire.ts'

const largestBody = 100_000
const loopbackNames = ['127.0.0.1', 'localhost', '[::1]']

/** Finds the route for a request and sends its answer. */
export function createRouter(routes: readonly SandboxRoute[]) {
  return async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = await answerTo(routes, incoming)
    if (answer === 'hang') return
    response
      .writeHead(answer.status, { ...answer.headers, 'content-type': answer.contentType, connection: 'close' })
      .end(answer.body)
  }
}

async function answerTo(routes: readonly SandboxRoute[], incoming: IncomingMessage): Promise<SandboxAnswer> {
  // A page on the web could give its own name this address and read the codes that wait here.
  if (!loopbackNames.includes((incoming.headers.host ?? '').replace(/:\d+$/, '')))
    return json({ error: 'only this machine may ask' }, 403)
  const address = new URL(incoming.url ?? '/', 'http://sandbox')
  const here = routes.filter(({ path }) => fits(path, address.pathname))
  const route = here.find(({ methods }) => methods.includes(incoming.method ?? ''))
  if (!route) return json({ error: 'no such address' }, here.length > 0 ? 405 : 404)
  const body = await readBody(incoming)
  if (!body) return json({ error: 'too large' }, 413)
  return route.answer({
    method: incoming.method ?? '',
    path: address.pathname,
    query: address.searchParams,
    contentType: incoming.headers['content-type'] ?? '',
    headers: Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])),
    body,
  })
}

/** `:name` stands for any one part of a path. */
function fits(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index])
}

async function readBody(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > largestBody) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
