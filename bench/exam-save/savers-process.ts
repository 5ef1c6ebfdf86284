import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { SaverOptions } from '../../apps/server/src/testing/processes/keep-saving.ts'

type SaverReport = {
  /** Since the last report, as are the times. */
  saves: number
  p50: number
  p99: number
  longest: number
  /** From the beginning, for each examinee. */
  acknowledged: number[]
  trouble: Record<string, number>
}

export type Order = { do: 'hello'; options: SaverOptions } | { do: 'start' | 'stop' | 'report' }
export type Told = { done: Order['do']; report?: SaverReport; failed?: string }

export async function startSavers(options: SaverOptions) {
  const child = fork(fileURLToPath(new URL('./savers.ts', import.meta.url)))
  const died = once(child, 'exit').then(([code]) => {
    throw new Error(`the process of the savers ended with ${code}`)
  })
  died.catch(() => {})
  async function order(what: Order): Promise<Told> {
    child.send(what)
    const [told] = (await Promise.race([once(child, 'message'), died])) as [Told]
    if (told.failed !== undefined) throw new Error(told.failed)
    return told
  }
  await order({ do: 'hello', options })
  return {
    start: () => order({ do: 'start' }),
    stop: () => order({ do: 'stop' }),
    report: async () => (await order({ do: 'report' })).report!,
    end: () => child.kill(),
  }
}

export type SaversProcess = Awaited<ReturnType<typeof startSavers>>
