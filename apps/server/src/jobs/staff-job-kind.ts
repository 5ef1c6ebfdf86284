import type { Readable } from 'node:stream'
import type { StaffAction } from '@prostuti/contract/staff'
import type { Db, Transaction } from '@prostuti/db'
import type { StaffMember } from '../features/staff/session/staff-member.ts'

/** How the parts of a job's file become the file that is fetched. */
export type JobFileFormat = {
  type: string
  assemble: (parts: AsyncIterable<Buffer>) => Readable
}

export type JobItem = { key: string; label?: string; outcome: 'done' | 'skipped' | 'failed'; words?: string }

export type StepOutcome = {
  /** Where the next step begins; undefined when this was the last. */
  next: Record<string, unknown> | undefined
  /** How many things this step has dealt with, and how many of them in vain. */
  done: number
  failed?: number
  /** Where it was counted. */
  total?: number
  items?: JobItem[]
  /** A piece of the file, in the order of the steps. */
  part?: Buffer
}

export type JobStep<Input> = {
  jobId: number
  input: Input
  position: Record<string, unknown> | null
  /** Who asked, as they are now: what they may not do any more is not done. */
  member: StaffMember
  now: Date
  /** The connections of the jobs: for what a step reads or tells beside its transaction, and for what goes on behind it. */
  db: Db
  /** What its kind's `ask` brought back. */
  asked?: unknown
}

type StoppedJob<Input> = { jobId: number; input: Input; state: 'failed' | 'cancelled'; now: Date }

/** A kind of long work: what one step of it does, inside the transaction that also writes its progress. */
export type StaffJobKind<Input extends Record<string, unknown> = Record<string, unknown>> = {
  kind: string
  /** What whoever asked must still be allowed, with every step. */
  action: StaffAction
  /** Owed to somebody outside the office: nobody cancels it, and it is done whatever became of whoever asked. */
  isOwed?: true
  /**
   * What a step has to ask of somebody outside, who takes their time: done before its transaction and in none, and given to it as
   * `asked`. Nobody else works on the job until `leaseMs` have passed; whoever takes it up from a process that died asks again, so
   * it has to know by itself what was asked already.
   */
  ask?: { leaseMs: number; work: (given: JobStep<Input>) => Promise<unknown> }
  /** At most a second's work: its transaction is what is repeated when the process dies. */
  step: (tx: Transaction, given: JobStep<Input>) => Promise<StepOutcome>
  /** Puts right what it was about, in the transaction that ends it before its time. */
  stopped?: (tx: Transaction, given: StoppedJob<Input>) => Promise<void>
  /** Of the file that its parts make. */
  file?: { format: JobFileFormat; lifeMs: number; hasPhones?: boolean }
}

/** What the features of the office can do at length, by name. Filled while the office is built, read by the runner. */
export type StaffJobKinds = Map<string, StaffJobKind>

export const createStaffJobKinds = (): StaffJobKinds => new Map()

export function addJobKind<Input extends Record<string, unknown>>(
  kinds: StaffJobKinds,
  kind: StaffJobKind<Input>,
): void {
  // The input was checked by the call that began the job, and comes back as it was written.
  kinds.set(kind.kind, kind as unknown as StaffJobKind)
}
