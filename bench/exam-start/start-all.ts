import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export type StartOptions = {
  url: string
  tokens: string[]
  seconds: number
  questions: number
  /** The sealed paper that every one of them fetched before, base64. Left out: the start brings the questions along. */
  sealed?: string
}

/** Milliseconds from the first byte of the connection to the last of the answer. */
export type StartReport = { times: number[]; failures: string[]; bytes: number; encoding: string }

/** Examinees who begin within so many seconds, from a process of their own. */
export async function startAll(options: StartOptions): Promise<StartReport> {
  const child = fork(fileURLToPath(new URL('./starters.ts', import.meta.url)))
  child.send(options)
  const died = once(child, 'exit').then(() => {
    throw new Error('the process of the examinees ended early')
  })
  died.catch(() => {})
  const [report] = (await Promise.race([once(child, 'message'), died])) as [StartReport]
  return report
}
