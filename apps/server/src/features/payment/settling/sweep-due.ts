/** How many gateways' answers one process waits for at a time. */
const atOnce = 4

/** Longer than any question to a gateway takes. A process that dies while asking leaves the rest to another after this. */
export const leaseMs = 3 * 60_000

type Due<T> = {
  /** Takes one that is due for this process alone; undefined when there is none left. */
  claim: () => Promise<T | undefined>
  work: (due: T) => Promise<void>
}

/**
 * Works off what is due, a few at a time, and says how much there was. One that fails does not stop the others; the first
 * failure is thrown in the end, and what failed is due again when its lease has ended.
 */
export async function sweepDue<T>(signal: AbortSignal | undefined, { claim, work }: Due<T>): Promise<number> {
  let done = 0
  const failures: unknown[] = []
  const workers: Promise<void>[] = []
  const note = (error: unknown) => {
    failures.push(error)
    return undefined
  }
  const worker = async () => {
    while (!signal?.aborted) {
      const due = await claim().catch(note)
      if (due === undefined) return
      done += 1
      // Where there is one there may be more; mostly there is none, and one look is enough.
      if (workers.length < atOnce) workers.push(worker())
      await work(due).catch(note)
    }
  }
  workers.push(worker())
  // The list grows while it is waited for.
  for (const each of workers) await each
  if (failures.length > 0) throw failures[0]
  return done
}
