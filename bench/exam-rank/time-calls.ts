import { Agent, get } from 'node:http'
import { type Percentiles, percentilesOf } from '../support/statistics.ts'

/** `holds` is what the answer must contain: without it something else would be measured. */
type TimedCall = { url: string; token: string; path: string; holds: RegExp }
/** Milliseconds for each server. Asks them in turn as a signed-in doctor, one request at a time, over connections that stay open. */
export async function timeCalls(servers: readonly TimedCall[], requests: number): Promise<Percentiles[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[][] = servers.map(() => [])
  try {
    for (let nth = 0; nth < requests; nth++)
      for (const [index, server] of servers.entries()) times[index]?.push(await timeOne(agent, server))
  } finally {
    agent.destroy()
  }
  return times.map(percentilesOf)
}

function timeOne(agent: Agent, { url, token, path, holds }: TimedCall): Promise<number> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const headers = { authorization: `Bearer ${token}` }
    const request = get(`${url}/api/v3/web/${path}`, { agent, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        body += chunk
      })
      response.once('end', () => {
        const ms = performance.now() - startedAt
        if (response.statusCode === 200 && holds.test(body)) resolve(ms)
        else reject(new Error(`${path} answered ${response.statusCode}: ${body.slice(0, 200)}`))
      })
      response.once('error', reject)
    })
    request.once('error', reject)
  })
}
