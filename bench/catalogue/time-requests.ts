import { Agent, get } from 'node:http'

/** Milliseconds, one entry for each server. */
type Taken = { p50: number; p95: number }

/** Asks the servers in turn, one request at a time, over connections that stay open. Anything but a 200 makes the figures worthless. */
export async function timeRequests(
  servers: readonly string[],
  requests: number,
  nextPath: () => string,
): Promise<Taken[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[][] = servers.map(() => [])
  try {
    for (let nth = 0; nth < requests; nth++)
      for (const [index, url] of servers.entries()) times[index]?.push(await timeOne(agent, url + nextPath()))
  } finally {
    agent.destroy()
  }
  return times.map((each) => {
    const sorted = each.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
    return { p50: at(0.5), p95: at(0.95) }
  })
}

function timeOne(agent: Agent, url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const request = get(url, { agent }, (response) => {
      response.resume()
      response.once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - startedAt)
        else reject(new Error(`${url} answered ${response.statusCode}`))
      })
      response.once('error', reject)
    })
    request.once('error', reject)
  })
}
