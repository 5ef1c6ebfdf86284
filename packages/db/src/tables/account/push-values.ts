/** What a doctor is told of while no page is open; `test` is what they send themselves. */
export const pushKinds = [
  'exam_hour',
  'exam_soon',
  'result_out',
  'answers_open',
  'key_corrected',
  'notice',
  'complaint_answered',
  'instalment_due',
  'parcel_on_way',
  'cards_due',
  'test',
] as const

/** What can be turned off. The two reminders of an exam are one wish. */
export const pushSwitches = [
  'exams',
  'results',
  'answers',
  'corrections',
  'notices',
  'complaints',
  'instalments',
  'parcels',
  'cards',
] as const

/** Of who never chose: everything, and nobody is woken. Minutes of the day in Dhaka. */
export const usualWishes = { quietFrom: 22 * 60, quietUntil: 7 * 60, examsInQuiet: false, cardsAt: 8 * 60 } as const
