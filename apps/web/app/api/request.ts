import type { BodyOf, Call, ResponseOf } from '@prostuti/contract'
import { callAddressOf } from './address.ts'
import type { ParamsInput, QueryInput } from './get.ts'
import type { SendOptions } from './send.ts'

type RequestInput<C extends Call> = {
  params?: ParamsInput<C>
  query?: QueryInput<C>
  body?: BodyOf<C>
} & Pick<SendOptions, 'headers' | 'token' | 'signal' | 'keepalive' | 'timeoutMs'>

/** A call of the contract from the browser: `request<typeof recordActivity>('POST', '/api/activities', { body })`. */
export function request<C extends Call>(
  method: C['method'],
  path: C['path'],
  { params, query, ...options }: RequestInput<C> = {},
): Promise<ResponseOf<C>> {
  return call(callAddressOf(path, query, params), { ...options, method }) as Promise<ResponseOf<C>>
}

/** How the browser's query client answers its queries, whose keys are addresses. */
export const ask = (address: string, signal?: AbortSignal): Promise<unknown> => call(address, { signal })

/** The client itself comes with the first call: a page that brought its data along shows before it needs one. */
async function call(address: string, options: SendOptions): Promise<unknown> {
  const { sendFromBrowser } = await import('./browser-client.ts')
  return sendFromBrowser(address, options)
}
