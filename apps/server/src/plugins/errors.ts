import type { ErrorBody, ErrorCode } from '@prostuti/contract'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { formatNumber } from '@prostuti/text/numbers'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AppError, errorStatus } from '../errors.ts'
import { errorPage, errorPagePolicy, wantsPage } from './error-page.ts'
import { fieldErrors } from './field-errors.ts'
import { isUnavailable } from './is-unavailable.ts'
import { localeOf } from './locale.ts'

const wordsFor = {
  rota_missing: messages.error_rota_missing,
  plan_past: messages.error_plan_past,
  plan_too_late: messages.error_plan_too_late,
  plan_too_far: messages.error_plan_too_far,
  plan_on_duty: messages.error_plan_on_duty,
  plan_after_night: messages.error_plan_after_night,
  plan_on_class: messages.error_plan_on_class,
  plan_overlap: messages.error_plan_overlap,
  bad_request: messages.error_bad_request,
  validation_failed: messages.error_validation_failed,
  unauthenticated: messages.error_unauthenticated,
  wrong_credentials: messages.error_wrong_credentials,
  otp_wrong: messages.error_otp_wrong,
  otp_ended: messages.error_otp_ended,
  otp_token_invalid: messages.error_otp_token_invalid,
  impersonation_code_invalid: messages.error_impersonation_code_invalid,
  device_limit: messages.error_device_limit,
  device_in_exam: messages.error_device_in_exam,
  doctor_in_exam: messages.error_doctor_in_exam,
  exam_running: messages.error_exam_running,
  release_too_soon: messages.error_release_too_soon,
  not_enrolled: messages.error_not_enrolled,
  exam_not_open_yet: messages.error_exam_not_open_yet,
  exam_closed: messages.error_exam_closed,
  exam_finished: messages.error_exam_finished,
  answer_outdated: messages.error_answer_outdated,
  answers_not_released: messages.error_answers_not_released,
  sitting_changed: messages.error_sitting_changed,
  enrolment_closed: messages.error_enrolment_closed,
  no_seat_left: messages.error_no_seat_left,
  already_enrolled: messages.error_already_enrolled,
  move_closed: messages.error_move_closed,
  postponement_closed: messages.error_postponement_closed,
  refund_closed: messages.error_refund_closed,
  refund_requested: messages.error_refund_requested,
  order_booked: messages.error_order_booked,
  nothing_to_pay: messages.error_nothing_to_pay,
  payment_overdue: messages.error_payment_overdue,
  not_published_yet: messages.error_not_published_yet,
  class_not_open_yet: messages.error_class_not_open_yet,
  class_over: messages.error_class_over,
  event_not_open_yet: messages.error_event_not_open_yet,
  event_over: messages.error_event_over,
  delivery_booked: messages.error_delivery_booked,
  parcel_elsewhere: messages.error_parcel_elsewhere,
  complaint_closed: messages.error_complaint_closed,
  second_factor_wrong: messages.error_second_factor_wrong,
  ticket_ended: messages.error_ticket_ended,
  invitation_ended: messages.error_invitation_ended,
  step_up_needed: messages.error_step_up_needed,
  preview_unfinished: messages.error_preview_unfinished,
  version_conflict: messages.error_version_conflict,
  revision_outdated: messages.error_revision_outdated,
  paper_frozen: messages.error_paper_frozen,
  paper_asked: messages.error_paper_asked,
  paper_unfinished: messages.error_paper_unfinished,
  paper_opened: messages.error_paper_opened,
  last_owner: messages.error_last_owner,
  second_person_needed: messages.error_second_person_needed,
  merge_changed: messages.error_merge_changed,
  merge_blocked: messages.error_merge_blocked,
  phone_taken: messages.error_phone_taken,
  campaign_state: messages.error_campaign_state,
  campaign_unrehearsed: messages.error_campaign_unrehearsed,
  campaign_too_large: messages.error_campaign_too_large,
  role_too_new: messages.error_role_too_new,
  phone_held: messages.error_phone_held,
  paper_running: messages.error_paper_running,
  rehearsal_outdated: messages.error_rehearsal_outdated,
  revert_too_late: messages.error_revert_too_late,
  objection_sent: messages.error_objection_sent,
  answered_meanwhile: messages.error_answered_meanwhile,
  own_rights: messages.error_own_rights,
  last_factor: messages.error_last_factor,
  import_used: messages.error_import_used,
  question_verb_refused: messages.error_question_verb_refused,
  statement_known: messages.error_statement_known,
  seat_proposed: messages.error_seat_proposed,
  change_too_late: messages.error_change_too_late,
  prolonged_enough: messages.error_prolonged_enough,
  amount_differs: messages.error_amount_differs,
  day_closed: messages.error_day_closed,
  day_not_over: messages.error_day_not_over,
  day_unexplained: messages.error_day_unexplained,
  gateway_unavailable: messages.error_gateway_unavailable,
  forbidden: messages.error_forbidden,
  not_found: messages.error_not_found,
  method_not_allowed: messages.error_method_not_allowed,
  payload_too_large: messages.error_payload_too_large,
  unsupported_media_type: messages.error_unsupported_media_type,
  csrf_mismatch: messages.error_csrf_mismatch,
  device_not_verified: messages.error_device_not_verified,
  payment_decided: messages.error_payment_decided,
  no_room: messages.error_no_room,
  unavailable: messages.error_unavailable,
  internal: messages.error_internal,
} satisfies Record<Exclude<ErrorCode, 'too_many_requests'>, unknown>

/** What a refusal says, in the language of whoever reads it. */
export function messageFor(error: AppError, locale: Locale): string {
  if (error.code === 'too_many_requests')
    return messages.error_too_many_requests(
      { seconds: formatNumber(error.retryAfterSeconds ?? 60, locale) },
      { locale },
    )
  return wordsFor[error.code]({}, { locale })
}

export function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  const body: ErrorBody & { device_verified?: false } = {
    message: messageFor(error, localeOf(request)),
    code: error.code,
    errors: error.fields,
  }
  // The web client looks for this field, beside the status, before it leads the doctor to the devices screen.
  if (error.code === 'device_not_verified') body.device_verified = false
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds)
  if (wantsPage(request))
    return reply
      .code(errorStatus[error.code])
      .headers({ 'cache-control': 'no-store', 'content-security-policy': errorPagePolicy })
      .type('text/html; charset=utf-8')
      .serializer((page: string) => page)
      .send(errorPage(body.message, localeOf(request), hasOwnLine(error) ? request.id : undefined))
  return reply
    .code(errorStatus[error.code])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(body)
}

/** A fault of ours stands in the log by its request. Of an outage the log has a line a second and no more: nobody would find the code there. */
const hasOwnLine = ({ code }: AppError): boolean => errorStatus[code] >= 500 && code !== 'unavailable'

/** What Fastify itself refuses, by the status it would send. */
const codeOfStatus = new Map<number, ErrorCode>(
  (['not_found', 'method_not_allowed', 'payload_too_large', 'unsupported_media_type'] as const).map((code) => [
    errorStatus[code],
    code,
  ]),
)

/** Whatever was thrown becomes one of our codes. Only `internal` and `unavailable` are faults of ours and are logged as such. */
function toAppError(error: FastifyError, locale: Locale): AppError {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error))
    return new AppError('validation_failed', { fields: fieldErrors(error.validation, locale) })
  if (isUnavailable(error)) return new AppError('unavailable', { cause: error, retryAfterSeconds: 5 })
  if (isUnwritable(error)) return new AppError('bad_request', { cause: error })
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) return new AppError(codeOfStatus.get(status) ?? 'bad_request', { cause: error })
  return new AppError('internal', { cause: error })
}

/** SQLSTATE 22021 and 22P05: a text that PostgreSQL cannot keep. The input guard refuses them; this is for one that came another way. */
function isUnwritable(error: { code?: string; cause?: unknown }): boolean {
  return /^(22021|22P05)$/.test(error.code ?? '') || (error.cause instanceof Error && isUnwritable(error.cause))
}

/** Nobody reads it; in the log it tells them from our own failures, as nginx does. */
const callerHungUp = 499

/** The rest of the body never came, because the connection is gone. */
const hasHungUp = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown: FastifyError, request, reply) => {
    if (hasHungUp(request)) {
      request.log.info({ req: request }, 'client aborted request')
      return reply.code(callerHungUp).send()
    }
    const error = toAppError(thrown, localeOf(request))
    if (errorStatus[error.code] >= 500) request.log.error({ err: thrown }, 'request failed')
    return sendError(request, reply, error)
  })
}
