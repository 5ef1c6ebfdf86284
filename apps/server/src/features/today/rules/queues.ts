import type { StaffAction, waitingQueues } from '@prostuti/contract/staff'

type Queue = (typeof waitingQueues)[number]

export type QueueRow = { name: Queue; count: number; oldest_at: string; late: number; words?: string }

/** Who sees it: whoever may do something about it, or has to know. */
export const queueNeeds: Record<Queue, StaffAction> = {
  holds: 'payments.read',
  manual_payments: 'payments.read',
  refund_requests: 'refunds.read',
  free_seats: 'seats.free',
  merges_to_sign: 'doctors.merge',
  refunds_to_sign: 'money.sign',
  waivers_to_sign: 'money.sign',
  complaints: 'complaints.read',
  mentions: 'complaints.read',
  device_requests: 'devices.read',
  parcels_in_doubt: 'parcels.read',
  parcels: 'parcels.read',
  reviews: 'questions.review',
  given_back: 'questions.write',
  freezes: 'papers.freeze',
  corrections: 'corrections.write',
  objections: 'objections.write',
  locked_members: 'staff.read',
  factor_resets: 'staff.read',
}

/** Shown to owners for a day, and then over: the staff's own list has the same people. */
export const memberQueues = ['locked_members', 'factor_resets'] as const

/** What waits for one member alone: shared with nobody. */
export const ownQueues: readonly Queue[] = ['given_back', 'mentions']

/** How long something of it may wait. Somebody who has paid and stands outside waits least. */
export const lateAfterHours: Record<Exclude<Queue, (typeof memberQueues)[number]>, number> = {
  holds: 6,
  manual_payments: 6,
  // Doctors are told that they hear within a working day.
  refund_requests: 24,
  free_seats: 24,
  merges_to_sign: 48,
  refunds_to_sign: 24,
  waivers_to_sign: 24,
  complaints: 24,
  mentions: 8,
  device_requests: 12,
  parcels_in_doubt: 24,
  parcels: 48,
  reviews: 72,
  given_back: 72,
  freezes: 12,
  corrections: 12,
  objections: 48,
}

/** Where something is late comes first, then what has waited longest for what it is. */
export const queuesInOrder = (rows: readonly QueueRow[]): QueueRow[] =>
  rows.toSorted((a, b) => Number(b.late > 0) - Number(a.late > 0) || Date.parse(a.oldest_at) - Date.parse(b.oldest_at))
