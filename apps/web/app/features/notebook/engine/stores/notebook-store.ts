import type { KeptDay, Step } from '../notebook-types.ts'

export type Kept = { day: KeptDay | undefined; steps: Step[] }

/** Where a device keeps notebooks. Each is named by its doctor: two accounts on one phone never mix, and a sign-out loses nothing. */
export type NotebookStore = {
  /** Whether it outlives a reload. */
  durable: boolean
  read(doctorId: number): Promise<Kept>
  storeDay(doctorId: number, day: KeptDay): Promise<void>
  storeSteps(doctorId: number, steps: readonly Step[]): Promise<void>
  drop(doctorId: number, stepIds: readonly string[]): Promise<void>
}
