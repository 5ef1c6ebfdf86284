/** Tables that name a doctor, or a number, and are in no copy: why. */
export const leftOut: Record<string, string> = {
  attempt_result: 'in `exam_results`, as far as its marks are released',
  correction_effect:
    'what a corrected key changes, before it is published; afterwards it is in `exam_results` and `own_notices`',
  marking_fault: 'what our own marking stumbled over; nothing of the doctor’s',
  impersonation_code: 'the hash of a code that staff use within a minute; that they did is in `done_by_staff`',
  doctor_note: 'what colleagues of the centre wrote down for each other; it goes with the account',
  complaint_note: 'what colleagues of the centre wrote down for each other; it goes with the complaint',
  complaint_mention: 'which colleague such a note calls',
  answer_sms: 'that an answer was told by SMS as well; the answer itself is in `complaints`',
  push_subscription: 'a browser’s address for news and the keys to it: whoever has them can write to it',
  push_message: 'news on its way to such a browser, gone once it has left',
  payout: 'what staff proposed to each other; the money itself is in `refunds`, the answer in `refund_requests`',
  statement_line: 'what a gateway says of its own; the payment is in `payments`',
  otp_token: 'the hash of a proof that lives for minutes',
  sms_try: 'a masked number, with nothing that leads to a doctor',
  site: 'the centre’s own number',
  contact: 'the centre’s own numbers',
  course_setting: 'the centre’s own number for a course',
  stock_movement: 'how many copies the centre put into a parcel; the parcel itself is in `parcels`',
  staff: 'the centre’s own people',
}
