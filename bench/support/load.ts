import autocannon from 'autocannon'

export type Load = { requestsPerSecond: number; p50: number; p99: number }

type Options = { url: string; seconds: number; connections?: number; headers?: Record<string, string> }

/** Sends requests as fast as they are answered, for a bounded time. A single failed answer makes the figures worthless, so it throws. */
export async function load({ url, seconds, connections = 64, headers = {} }: Options): Promise<Load> {
  const result = await autocannon({ url, duration: seconds, connections, headers })
  const failed = result.errors + result.timeouts + result.non2xx
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed`)
  return { requestsPerSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 }
}
