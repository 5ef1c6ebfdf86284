/** Work that is due again and again. A sweep over the state of the database: safe to repeat, to kill and to run in every process. */
export type Job = {
  name: string
  everyMs: number
  /** Answers how much there was to do. `signal` is aborted when the process wants to end. */
  run: (now: Date, signal: AbortSignal) => Promise<number>
}
