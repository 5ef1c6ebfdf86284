import { setTimeout as pause } from 'node:timers/promises'
import { isFault } from '../../apps/server/src/testing/processes/keep-saving.ts'

type Call = { method?: 'GET' | 'POST'; token: string; json?: unknown; bytes?: { type: string; body: Uint8Array } }

export type Client = {
  /** Asks until the server answers with what it was asked for, as a browser does that keeps what it could not send. */
  send<Answer>(path: string, call: Call): Promise<Answer>
  /** Answers that were no acknowledgement, by status; 0 stands for a lost connection or no answer in time. */
  trouble: Map<number, number>
  /** The first answers that say no more than that something went wrong in the server. */
  faults: string[]
  /** The longest that anybody waited for an answer, in milliseconds. */
  longestWait(): number
}

const answerWithinMs = 20_000
const faultsKept = 5

export function createClient(url: string): Client {
  const trouble = new Map<number, number>()
  const faults: string[] = []
  let longest = 0
  const count = (status: number) => void trouble.set(status, (trouble.get(status) ?? 0) + 1)

  async function ask(path: string, { method = 'POST', token, json, bytes }: Call) {
    const startedAt = performance.now()
    const type = bytes?.type ?? (json === undefined ? undefined : 'application/json')
    const body = bytes?.body ?? (json === undefined ? undefined : JSON.stringify(json))
    try {
      const response = await fetch(`${url}/api/v3/web${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(type !== undefined && { 'content-type': type }) },
        ...(body !== undefined && { body: body as BodyInit }),
        signal: AbortSignal.timeout(answerWithinMs),
      })
      return { status: response.status, text: await response.text() }
    } catch {
      return { status: 0, text: '' }
    } finally {
      longest = Math.max(longest, performance.now() - startedAt)
    }
  }

  return {
    trouble,
    faults,
    longestWait: () => longest,
    async send<Answer>(path: string, call: Call) {
      while (true) {
        const { status, text } = await ask(path, call)
        if (status === 200 || status === 201) return JSON.parse(text) as Answer
        count(status)
        if (isFault(status) && faults.length < faultsKept) faults.push(`${path} ${status}: ${text}`)
        if (status >= 400 && status < 500 && status !== 429)
          throw new Error(`${path} was answered with ${status}: ${text.slice(0, 300)}`)
        await pause(status === 429 ? 1000 : 100)
      }
    },
  }
}
