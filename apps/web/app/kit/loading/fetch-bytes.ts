import { getLocale } from '@prostuti/text/runtime'
import { ApiError } from '../../api/api-error.ts'
import { sayApiEvent } from '../../api/api-events.ts'
import { callHeaders } from '../../api/call-headers.ts'
import { readDeviceToken } from '../../api/device-token.ts'
import { parseAnswer, refusalOf } from '../../api/refusal.ts'
import { readToken } from '../session/token.ts'

type FetchLimits = { signal?: AbortSignal; timeoutMs?: number }

/** A call whose answer is no JSON. Behind the token, so that an address alone opens nothing; failures are those of `send`. */
export async function fetchBytes(address: string, { signal, timeoutMs = 20_000 }: FetchLimits = {}) {
  const token = readToken()
  const headers = callHeaders({ language: getLocale(), token, device: readDeviceToken() })

  const limit = new AbortController()
  const stop = () => limit.abort()
  const timer = setTimeout(stop, timeoutMs)
  signal?.addEventListener('abort', stop)
  try {
    const response = await fetch(address, { headers, signal: limit.signal })
    if (!response.ok) {
      const { status } = response
      const answer = parseAnswer(await response.text())
      const retryAfter = response.headers.get('retry-after')
      throw refusalOf({ status, answer, retryAfter, sentWith: token }, { token: readToken, on: sayApiEvent })
    }
    const blob = await response.blob()
    sayApiEvent('reached')
    return { blob, name: nameIn(response.headers.get('content-disposition')) }
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error
    sayApiEvent('unreachable')
    throw new ApiError(0, limit.signal.aborted ? 'timeout' : 'offline')
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

/** The name that the server gives the file; undefined where it gives none. */
export function nameIn(disposition: string | null): string | undefined {
  const coded = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1]
  try {
    return coded && decodeURIComponent(coded)
  } catch {
    return undefined
  }
}
