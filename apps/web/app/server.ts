import * as build from 'virtual:react-router/server-build'
import { isLocale } from '@prostuti/text/locale'
import { inLocale } from '@prostuti/text/runtime'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { adminUrlContext, madeAtContext, nonceContext, type ServerGet, serverGetContext } from './context.ts'

export { matchMyRoute } from './match-my-route.ts'
export { pageAddress } from './page-address.ts'

export type PageRequest = {
  request: Request
  nonce: string
  get: ServerGet
  adminUrl: string
  madeAt: number
}

const handle = createRequestHandler(build, import.meta.env.MODE)

/** One page or one loader's data, in the language of the request's `lang` cookie. The server calls this, `pageAddress` and `matchMyRoute`, and nothing else of the web. */
export function respond({ request, nonce, get, adminUrl, madeAt }: PageRequest): Promise<Response> {
  // Context keys match by identity, so the values are set here, inside the bundle that reads them.
  const context = new RouterContextProvider()
  context.set(nonceContext, nonce)
  context.set(serverGetContext, get)
  context.set(adminUrlContext, adminUrl)
  context.set(madeAtContext, madeAt)
  const chosen = /(?:^|;\s*)lang=(\w+)/.exec(request.headers.get('cookie') ?? '')?.[1]
  return inLocale(isLocale(chosen) ? chosen : 'bn', () => handle(request, context))
}
