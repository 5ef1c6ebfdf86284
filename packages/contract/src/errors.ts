import { z } from 'zod'

/** Every way a call can be refused. The server maps each to a status; the web shows each in the reader's language. */
export const errorCodes = [
  'bad_request',
  'validation_failed',
  'unauthenticated',
  'wrong_credentials',
  'otp_wrong',
  'otp_ended',
  'otp_token_invalid',
  'impersonation_code_invalid',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'payload_too_large',
  'unsupported_media_type',
  'csrf_mismatch',
  'device_not_verified',
  'device_limit',
  'device_in_exam',
  'exam_running',
  'release_too_soon',
  'not_enrolled',
  'exam_not_open_yet',
  'exam_closed',
  'exam_finished',
  'answer_outdated',
  'answers_not_released',
  'enrolment_closed',
  'no_seat_left',
  'already_enrolled',
  'order_booked',
  'move_closed',
  'postponement_closed',
  'refund_closed',
  'refund_requested',
  'nothing_to_pay',
  'gateway_unavailable',
  'payment_overdue',
  'not_published_yet',
  'class_not_open_yet',
  'class_over',
  'event_not_open_yet',
  'event_over',
  'delivery_booked',
  'complaint_closed',
  'too_many_requests',
  'unavailable',
  'internal',
] as const

export type ErrorCode = (typeof errorCodes)[number]

export const errorBody = z.object({
  message: z.string(),
  code: z.enum(errorCodes),
  /** Field name → what is wrong with it, in the reader's language. Empty unless `code` is `validation_failed`. */
  errors: z.record(z.string(), z.array(z.string())),
})

export type ErrorBody = z.infer<typeof errorBody>
