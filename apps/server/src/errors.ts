import type { ErrorCode } from '@prostuti/contract'

/** The one table: code → status. The words for each code are messages (`error_<code>`), in the reader's language. */
export const errorStatus = {
  bad_request: 400,
  validation_failed: 422,
  unauthenticated: 401,
  wrong_credentials: 422,
  otp_wrong: 422,
  otp_ended: 422,
  otp_token_invalid: 403,
  impersonation_code_invalid: 422,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  payload_too_large: 413,
  unsupported_media_type: 415,
  csrf_mismatch: 419,
  device_not_verified: 423,
  device_limit: 409,
  device_in_exam: 409,
  doctor_in_exam: 409,
  exam_running: 409,
  release_too_soon: 409,
  not_enrolled: 403,
  exam_not_open_yet: 409,
  exam_closed: 409,
  exam_finished: 409,
  answer_outdated: 409,
  answers_not_released: 403,
  sitting_changed: 409,
  enrolment_closed: 409,
  no_seat_left: 409,
  already_enrolled: 409,
  order_booked: 409,
  move_closed: 409,
  postponement_closed: 409,
  refund_closed: 409,
  refund_requested: 409,
  nothing_to_pay: 409,
  payment_decided: 409,
  gateway_unavailable: 503,
  payment_overdue: 403,
  not_published_yet: 403,
  class_not_open_yet: 409,
  class_over: 409,
  event_not_open_yet: 409,
  event_over: 409,
  delivery_booked: 409,
  parcel_elsewhere: 409,
  complaint_closed: 409,
  second_factor_wrong: 422,
  ticket_ended: 422,
  invitation_ended: 422,
  step_up_needed: 403,
  preview_unfinished: 422,
  version_conflict: 409,
  revision_outdated: 409,
  paper_frozen: 409,
  paper_asked: 409,
  paper_unfinished: 409,
  paper_opened: 409,
  last_owner: 409,
  own_rights: 409,
  second_person_needed: 409,
  role_too_new: 409,
  paper_running: 409,
  rehearsal_outdated: 409,
  revert_too_late: 409,
  objection_sent: 409,
  answered_meanwhile: 409,
  last_factor: 409,
  import_used: 409,
  campaign_state: 409,
  campaign_unrehearsed: 409,
  campaign_too_large: 409,
  question_verb_refused: 409,
  statement_known: 409,
  amount_differs: 409,
  day_closed: 409,
  day_not_over: 409,
  day_unexplained: 409,
  too_many_requests: 429,
  unavailable: 503,
  internal: 500,
} as const satisfies Record<ErrorCode, number>

/** What a use case throws when it refuses. Anything else that is thrown is a fault of ours and answers `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string[]>
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ErrorCode,
    options: { fields?: Record<string, string[]>; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(code, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.fields = options.fields ?? {}
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}
