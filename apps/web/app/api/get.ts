import type { Call, ParamsOf, QueryOf, ResponseOf } from '@prostuti/contract'
import { queryOptions } from '@tanstack/react-query'
import { callAddressOf } from './address.ts'

export type QueryInput<C extends Call> = { [K in keyof QueryOf<C>]?: string | number }
export type ParamsInput<C extends Call> = { [K in keyof ParamsOf<C>]: string | number }

/**
 * A GET call of the contract as query options. Its key is its address, so the query client alone decides how it is
 * asked: in-process on the server, over the network in the browser. Only types come from the contract; zod stays out of the bundle.
 */
export function get<C extends Call & { method: 'GET' }>(
  path: C['path'],
  query?: QueryInput<C>,
  params?: ParamsInput<C>,
) {
  return queryOptions<ResponseOf<C>>({ queryKey: [callAddressOf(path, query, params)] })
}
