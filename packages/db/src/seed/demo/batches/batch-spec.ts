import type { batch, Inclusion, LocalizedText } from '../../../tables/index.ts'
import type { FamilyName } from './families.ts'
import type { Plan } from './plan.ts'
import type { ScheduleSpec } from './schedule-spec.ts'

/** A batch as one thinks of it: in taka, in days from now, without what can be computed. */
export type BatchSpec = {
  /** Slug of its category. */
  category: string
  family: FamilyName
  /** Without the session, which follows from when it ends. */
  title: LocalizedText
  summary: LocalizedText
  forWhom: LocalizedText
  pace: (typeof batch.$inferInsert)['pace']
  plan: Plan
  /** Days from the moment of seeding; negative for one that has begun. */
  begins: number
  /** A week after the beginning unless said otherwise. */
  enrolmentEnds?: number
  /** In taka. */
  fee: number
  discount?: { taka: number; ends: number }
  instalments?: 2 | 3
  /** Lines beside those that every batch of the family has. */
  inclusions?: Inclusion[]
  /** How long recordings stay after a class; left out: until the batch ends. */
  recordingDays?: number
  aliases: string[]
  schedules: ScheduleSpec[]
}
