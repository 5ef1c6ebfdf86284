import type { BodyOf, Call, ParamsOf, QueryOf, ResponseOf } from '@prostuti/contract'
import { queryOptions } from '@tanstack/react-query'
import { officeToken, onRefusal } from './office-session.ts'
import { send } from './send.ts'

type Value = string | number | boolean | undefined
type CallInput<C extends Call> = {
  params?: { [Name in keyof ParamsOf<C>]: string | number }
  query?: { [Name in keyof QueryOf<C>]?: Value }
  signal?: AbortSignal
}

/** The address of a call: its parameters put in, what is undefined in its query left out. */
function addressOf<C extends Call>(path: C['path'], given: CallInput<C> = {}): string {
  const values = (of: object | undefined) => Object.entries<Value>((of ?? {}) as Record<string, Value>)
  const filled = values(given.params).reduce(
    (text: string, [name, value]) => text.replace(`:${name}`, encodeURIComponent(String(value))),
    path,
  )
  const asked = values(given.query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString()
  return search === '' ? filled : `${filled}?${search}`
}

/** A reading call as a query; its key is its address. */
export const get = <C extends Call & { method: 'GET' }>(path: C['path'], given?: CallInput<C>) => {
  const address = addressOf<C>(path, given)
  return queryOptions<ResponseOf<C>>({
    queryKey: [path, address],
    queryFn: ({ signal }) => ask('GET', address, undefined, signal) as Promise<ResponseOf<C>>,
  })
}

/** A reading call made once, beside what screens keep: its answer changes nothing that is shown. */
export const readOnce = <C extends Call & { method: 'GET' }>(
  path: C['path'],
  given?: CallInput<C>,
): Promise<ResponseOf<C>> => ask('GET', addressOf<C>(path, given)) as Promise<ResponseOf<C>>

/** A writing call. */
export const post = <C extends Call & { method: 'POST' }>(
  path: C['path'],
  body?: BodyOf<C>,
  given?: CallInput<C>,
): Promise<ResponseOf<C>> => ask('POST', addressOf<C>(path, given), body ?? {}, given?.signal) as Promise<ResponseOf<C>>

async function ask(method: string, address: string, body?: unknown, signal?: AbortSignal): Promise<unknown> {
  try {
    return await send({ method, address, body, token: officeToken(), signal })
  } catch (error) {
    // A second factor was asked for and shown, or not: then the refusal stands.
    if (!(await onRefusal(error))) throw error
    return send({ method, address, body, token: officeToken(), signal })
  }
}
