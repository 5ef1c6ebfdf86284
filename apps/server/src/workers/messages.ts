import type { MetricsReport, SandboxSettings, Stop } from './role.ts'

/** From the primary to a worker. */
export type ToWorker =
  | { kind: 'begin'; number: number; opensServer: boolean }
  | { kind: 'all listen' }
  | { kind: 'sandbox'; url: string }
  | { kind: 'no sandbox'; why: string }
  /** Asked now and then, to see that it still can. */
  | { kind: 'answer' }
  | { kind: 'report metrics'; question: number }
  /** To the one that asked: what all of them reported, its own included. */
  | { kind: 'metrics'; question: number; reports: MetricsReport[] }
  | { kind: 'stop'; how: Stop }
  | { kind: 'leave' }

/** From a worker to the primary. */
export type ToPrimary =
  /** Its modules are loaded, and it hears. */
  | { kind: 'loaded' }
  | { kind: 'listens' }
  | { kind: 'answers' }
  | { kind: 'sandbox'; settings: SandboxSettings }
  | { kind: 'ask metrics'; question: number }
  | { kind: 'metrics'; question: number; report: MetricsReport }
