import type { AuditDeed, AuditResource, RowOf, StaffAction } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { kindWords } from './kind-words.ts'

type Row = RowOf<AuditResource>

/** Who only reads is written down where they take something along: an export. */
const actions: Record<StaffAction, () => string> = {
  own: m.office_deed_own,
  'staff.write': m.office_deed_staff_written,
  'website.write': m.office_deed_website_written,
  'courses.write': m.office_deed_course_written,
  'syllabus.write': m.office_deed_syllabus_written,
  'codes.write': m.office_deed_code_written,
  'notices.write': m.office_deed_notice_written,
  'settings.write': m.office_deed_settings_written,
  'settings.money': m.office_deed_settings_written,
  'staff.read': m.office_deed_read,
  'audit.read': m.office_deed_read,
  'website.read': m.office_deed_read,
  'courses.read': m.office_deed_read,
  'registrations.read': m.office_deed_read,
  'codes.read': m.office_deed_read,
  'notices.read': m.office_deed_read,
  'settings.read': m.office_deed_read,
  'health.read': m.office_deed_read,
  'exams.read': m.office_deed_read,
  'doctors.read': m.office_deed_read,
  'devices.read': m.office_deed_read,
  'payments.read': m.office_deed_read,
  'refunds.read': m.office_deed_read,
  'parcels.read': m.office_deed_read,
  'complaints.read': m.office_deed_read,
  'takings.read': m.office_deed_read,
  'questions.read': m.office_deed_read,
  'questions.early': m.office_deed_read,
  'keys.early': m.office_deed_read,
  'questions.write': m.office_deed_question_written,
  'questions.review': m.office_deed_question_reviewed,
  'papers.write': m.office_deed_paper_written,
  'papers.freeze': m.office_deed_paper_frozen,
  'papers.print': m.office_deed_paper_printed,
  'packs.write': m.office_deed_pack_written,
  'sittings.read': m.office_deed_read,
  'sittings.control': m.office_deed_sitting_controlled,
  'results.read': m.office_deed_read,
  'results.write': m.office_deed_result_written,
  'corrections.read': m.office_deed_read,
  'corrections.write': m.office_deed_correction_written,
  'objections.read': m.office_deed_read,
  'objections.write': m.office_deed_objection_answered,
}

const deeds: Record<AuditDeed, () => string> = {
  account_closed: m.office_deed_account_closed,
  authenticator_set: m.office_deed_authenticator_set,
  class_hours_set: m.office_deed_class_hours_set,
  complaint_answered: m.office_deed_complaint_answered,
  complaint_closed: m.office_deed_complaint_closed,
  delivery_booked_now: m.office_deed_delivery_booked_now,
  delivery_recorded: m.office_deed_delivery_recorded,
  delivery_step: m.office_deed_delivery_step,
  device_released: m.office_deed_device_released,
  device_request_approved: m.office_deed_device_request_approved,
  device_request_refused: m.office_deed_device_request_refused,
  factor_locked: m.office_deed_factor_locked,
  factor_renewed: m.office_deed_factor_renewed,
  impersonated: m.office_deed_impersonated,
  impersonation_code_issued: m.office_deed_impersonation_code_issued,
  impersonation_ended: m.office_deed_impersonation_ended,
  impersonation_started: m.office_deed_impersonation_started,
  invitation_accepted: m.office_deed_invitation_accepted,
  key_corrected: m.office_deed_key_corrected,
  live_class_set: m.office_deed_live_class_set,
  notice_published: m.office_deed_notice_published,
  notice_put_back: m.office_deed_notice_put_back,
  notice_withdrawn: m.office_deed_notice_withdrawn,
  other_sessions_ended: m.office_deed_other_sessions_ended,
  owner_invited_by_command: m.office_deed_owner_invited,
  passkey_added: m.office_deed_passkey_added,
  passkey_removed: m.office_deed_passkey_removed,
  password_changed: m.office_deed_password_changed,
  payment_approved: m.office_deed_payment_approved,
  payment_refunded: m.office_deed_payment_refunded,
  payment_refused: m.office_deed_payment_refused,
  recording_published: m.office_deed_recording_published,
  recovery_code_used: m.office_deed_recovery_code_used,
  recovery_codes_renewed: m.office_deed_recovery_codes_renewed,
  refund_decided: m.office_deed_refund_decided,
  refund_request_granted: m.office_deed_refund_request_granted,
  refund_request_refused: m.office_deed_refund_request_refused,
  request_as_doctor: m.office_deed_request_as_doctor,
  session_ended: m.office_deed_session_ended,
  'settings.test_payment': m.office_settings_test_payment,
  'settings.test_sms': m.office_settings_test_sms,
  signed_in: m.office_deed_signed_in,
  staff_changed: m.office_deed_staff_changed,
  staff_factor_reset: m.office_deed_staff_factor_reset,
  staff_factor_reset_asked: m.office_deed_staff_factor_reset_asked,
  staff_invited: m.office_deed_staff_invited,
  staff_let_in: m.office_deed_staff_let_in,
  staff_sessions_ended: m.office_deed_staff_sessions_ended,
  staff_suspended: m.office_deed_staff_suspended,
}

const words: Record<string, (() => string) | undefined> = { ...actions, ...deeds }

const howWords: Record<NonNullable<Row['how']>, (given: { what: string }) => string> = {
  made: m.office_deed_made,
  changed: m.office_deed_changed,
  removed: m.office_deed_removed,
  restored: m.office_deed_restored,
}

/** What was done by one deed: what became of the thing, where it is one. */
export const rowDeedWords = ({ action, resource, how }: Pick<Row, 'action' | 'resource' | 'how'>): string =>
  how && resource ? howWords[how]({ what: kindWords(resource) }) : deedWords(action)

/** What was done, in the office's words. */
export const deedWords = (action: string): string => words[action]?.() ?? action
