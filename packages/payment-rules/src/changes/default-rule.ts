/** What a course without settings of its own promises, in days; `course_setting` begins with the same. */
export const defaultChangeRule = {
  moveWithinDays: 14,
  moveDueAfterDays: 7,
  fullRefundDays: 7,
  postponeDays: 15,
} as const
