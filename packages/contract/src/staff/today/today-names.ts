/** What waits for somebody of the centre. */
export const waitingQueues = [
  'holds',
  'manual_payments',
  'refund_requests',
  'free_seats',
  'merges_to_sign',
  'refunds_to_sign',
  'waivers_to_sign',
  'complaints',
  'mentions',
  'device_requests',
  'parcels_in_doubt',
  'parcels',
  'reviews',
  'given_back',
  'freezes',
  'corrections',
  'objections',
  'locked_members',
  'factor_resets',
] as const

/** What a new centre does before its first doctor comes, in this order. */
export const setUpSteps = [
  'contact',
  'logo',
  'staff',
  'branch',
  'teacher',
  'course',
  'batch',
  'timetable',
  'payment',
  'notice',
] as const
