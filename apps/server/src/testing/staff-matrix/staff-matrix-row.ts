import type { StaffWorld } from './staff-matrix-world.ts'

/** What a call is asked with. */
export type StaffAsk = {
  params?: Record<string, string | number>
  query?: Record<string, string>
  body?: object
}

/** What keeps a member to their own. */
export type Bound = 'course' | 'branch'

export type StaffMatrixRow = {
  /** What the call is about, made in the world anew each time, for whoever asks: some calls use it up, some are of one's own alone. */
  ask?: (world: StaffWorld, staffId: number) => StaffAsk | Promise<StaffAsk>
  /** The same of a course and a branch that are not the member's. */
  foreign?: (world: StaffWorld) => StaffAsk | Promise<StaffAsk>
  /** The same of what a colleague brought, where teachers change only their own. */
  colleagues?: (world: StaffWorld) => StaffAsk | Promise<StaffAsk>
  /** A list, or a change of many, narrowed to one thing of a course and a branch that are not the member's: it reaches nothing. */
  withheld?: (world: StaffWorld) => StaffAsk | Promise<StaffAsk>
  /** A list, a change of many or an order without bounds, and why. */
  unscoped?: string
  /** Where it is only of a course, or only of a branch; who is bound by the other sees it. */
  boundBy?: Bound
  /** A writing call that leaves no audit row, and why. */
  unaudited?: string
  /** What it answers when it is allowed, where that is not the call's own status: a step of a sign-in without its proof. */
  answers?: number
  /** The session ends with it. */
  endsSession?: true
}
