/** Something that goes wrong, from the blow until its cause is over: a machine that was frozen wakes, one that was lost is there again. */
export type Fault = { name: string; play(): Promise<void> }

/** A database on several servers with something in front that leads to the primary. Nobody but itself mends it. */
export type Cluster = {
  /** What it is, for the report. */
  name: string
  databaseUrl: string
  faults: readonly Fault[]
  /** Until every server is back in its place, or an error that says what is not. */
  waitUntilWhole(): Promise<void>
  stop(): Promise<void>
}

/** A way to the site that leads to a process that lives. */
export type Front = { url: string; close(): Promise<void> }
