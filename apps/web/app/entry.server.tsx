import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { nonceContext } from './context.ts'

const renderTimeoutMs = 10_000

/** The whole page before the first byte: only a finished page can be cached, hashed for the CSP and compressed once. */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext)
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={router} url={request.url} nonce={nonce} />, {
      nonce,
      // Everything in its place: beyond 12 kB React would hide the rest in the page until a script brings it forward.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer)
        const page = new PassThrough()
        headers.set('content-type', 'text/html; charset=utf-8')
        text(page).then((html) => resolve(new Response(html, { status, headers })), reject)
        pipe(page)
      },
      onShellError: reject,
      onError(error) {
        console.error(error)
      },
    })
    const timer = setTimeout(() => abort(new Error('the page took too long to render')), renderTimeoutMs)
  })
}
