import { Agent, get } from 'node:http'
import { type Percentiles, percentilesOf } from '../support/statistics.ts'

/** Milliseconds for each server. Asks them in turn, one request at a time, over connections that stay open. Anything but a 200 makes the figures worthless. */
export async function timeRequests(
  servers: readonly string[],
  requests: number,
  nextPath: () => string,
): Promise<Percentiles[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[][] = servers.map(() => [])
  try {
    for (let nth = 0; nth < requests; nth++)
      for (const [index, url] of servers.entries()) times[index]?.push(await timeOne(agent, url + nextPath()))
  } finally {
    agent.destroy()
  }
  return times.map(percentilesOf)
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
