import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from './client.ts'

/** A payment that was claimed by a process that died is asked about again after three minutes. */
const settledWithinMs = 300_000

/** One kind of work that doctors do, and what must be true of it afterwards. */
export type Work = {
  what: string
  /** How many do it side by side. */
  atOnce: number
  /** Between two pieces of it. */
  pauseMs: number
  /** One piece, to the last acknowledgement. False when there is nothing left to do. */
  doOne: (client: Client) => Promise<boolean>
  acknowledged: () => number
  /** What was acknowledged and is not there. May be asked again while something is still on its way. */
  findMissing: () => Promise<string[]>
}

/** The work goes on side by side until it is told to stop; what has begun then is finished. */
export function startWork(works: readonly Work[], client: Client): { stop(): Promise<void> } {
  let stopping = false
  let failure: unknown
  const goOn = async ({ doOne, pauseMs }: Work) => {
    while (!stopping && (await doOne(client))) await pause(pauseMs)
  }
  const running = works.flatMap((work) =>
    Array.from({ length: work.atOnce }, () =>
      goOn(work).catch((error: unknown) => {
        failure ??= error
        stopping = true
      }),
    ),
  )
  return {
    async stop() {
      stopping = true
      await Promise.all(running)
      if (failure !== undefined) throw failure
    },
  }
}

/** Money is settled by jobs when nobody told of it, and an attempt is marked by one when its process died. */
export async function settle(work: Work): Promise<string[]> {
  const until = performance.now() + settledWithinMs
  let missing = await work.findMissing()
  while (missing.length > 0 && performance.now() < until) {
    await pause(1000)
    missing = await work.findMissing()
  }
  return missing
}
