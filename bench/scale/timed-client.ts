import { Agent, request } from 'node:http'

export type Call = { method?: 'GET' | 'POST'; json?: unknown }
type TimedCall = Call & { headers: Record<string, string>; holds?: RegExp }

/** Asks over connections that stay open, so many at once; an answer other than the expected one makes the figures worthless, so it throws. */
export class TimedClient {
  readonly #agent: Agent

  constructor(connections: number) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections })
  }

  /** How many milliseconds it took to the last byte. */
  ask(url: string, { method = 'GET', headers, json, holds }: TimedCall): Promise<number> {
    const body = json === undefined ? undefined : JSON.stringify(json)
    return new Promise((resolve, reject) => {
      const startedAt = performance.now()
      const sent = request(
        url,
        { agent: this.#agent, method, headers: { ...headers, ...(body && { 'content-type': 'application/json' }) } },
        (response) => {
          let text = ''
          response.setEncoding('utf8')
          response.on('data', (chunk: string) => {
            text += chunk
          })
          response.once('error', reject)
          response.once('end', () => {
            if (response.statusCode !== 200 || (holds && !holds.test(text)))
              return reject(new Error(`${method} ${url} answered ${response.statusCode}: ${text.slice(0, 300)}`))
            resolve(performance.now() - startedAt)
          })
        },
      )
      sent.once('error', reject)
      sent.end(body)
    })
  }

  close(): void {
    this.#agent.destroy()
  }
}

/** Every one of a list, so many at once; the times in the order in which they came. */
export async function each<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<number[]>,
): Promise<number[]> {
  const [left, times] = [[...items].toReversed(), [] as number[]]
  const go = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) times.push(...(await work(item)))
  }
  await Promise.all(Array.from({ length: atOnce }, go))
  return times
}
