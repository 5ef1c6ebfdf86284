/**
 * How a process is told to stop. `drain`: it goes on answering for some seconds while it says that it is no longer ready, so that
 * whoever spreads requests sends none here any more. `replaced`: another process has its place behind the same port, so it accepts nothing new
 * and finishes what it has. `now`: somebody waits at the keyboard.
 */
export type Stop = 'drain' | 'replaced' | 'now'

/** What one process counts, as prom-client writes it down for others to add to theirs. */
export type MetricsReport = object[]

/** What the sandbox has to know about the site in front of it. */
export type SandboxSettings = { pagesUrl: string; webhooksUrl: string }

/** What a process is among those of one server: the only one, or a worker behind a shared port. */
export type Role = {
  /** From 1. The first does the jobs. */
  number: number
  /** Nobody of this server runs yet: ports and data are looked at, and the database is made ready. */
  opensServer: boolean
  /** One for the whole server. */
  startSandbox(settings: SandboxSettings): Promise<{ url: string; close(): Promise<void> }>
  /** What to do when it is told to stop; before that is known, it leaves at once. */
  onStop(stop: (how: Stop) => Promise<void>): void
  /** Says that this process listens, and waits until all of them do. */
  listens(): Promise<void>
  /** What each of the workers counts, this one and those that have ended included; nothing where this process is the only one. */
  readAllMetrics(): Promise<MetricsReport[]>
  /** How to say what this process counts when another asks. */
  onMetricsAsked(read: () => Promise<MetricsReport>): void
}
