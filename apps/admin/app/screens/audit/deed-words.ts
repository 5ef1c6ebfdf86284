import * as m from '@prostuti/text/messages'

/** What was done, in the office's words; what nobody has put into words yet keeps its name, with spaces. */
const deeds: Record<string, () => string> = {
  signed_in: m.office_deed_signed_in,
  invitation_accepted: m.office_deed_invitation_accepted,
  factor_renewed: m.office_deed_factor_renewed,
  factor_locked: m.office_deed_factor_locked,
  recovery_code_used: m.office_deed_recovery_code_used,
  recovery_codes_renewed: m.office_deed_recovery_codes_renewed,
  password_changed: m.office_deed_password_changed,
  authenticator_set: m.office_deed_authenticator_set,
  passkey_added: m.office_deed_passkey_added,
  passkey_removed: m.office_deed_passkey_removed,
  session_ended: m.office_deed_session_ended,
  other_sessions_ended: m.office_deed_other_sessions_ended,
  owner_invited_by_command: m.office_deed_owner_invited,
  staff_invited: m.office_deed_staff_invited,
  staff_changed: m.office_deed_staff_changed,
  staff_suspended: m.office_deed_staff_suspended,
  staff_let_in: m.office_deed_staff_let_in,
  staff_factor_reset: m.office_deed_staff_factor_reset,
  staff_sessions_ended: m.office_deed_staff_sessions_ended,
  notice_published: m.office_deed_notice_published,
  notice_withdrawn: m.office_deed_notice_withdrawn,
  notice_put_back: m.office_deed_notice_put_back,
  'notices.write': m.office_deed_notice_written,
  'website.write': m.office_deed_website_written,
  'courses.write': m.office_deed_course_written,
  'syllabus.write': m.office_deed_syllabus_written,
  'codes.write': m.office_deed_code_written,
  'settings.write': m.office_deed_settings_written,
  'settings.money': m.office_deed_settings_written,
  impersonated: m.office_deed_impersonated,
}

const plain = (name: string): string => name.replace(/[_.]/g, ' ')

export const deedWords = (action: string): string => deeds[action]?.() ?? plain(action)

const kinds: Record<string, () => string> = {
  staff: m.office_kind_staff,
  notice: m.office_notice,
  faq: m.office_kind_faq,
  page: m.office_kind_page,
  course: m.office_notice_course,
  batch: m.office_notice_batch,
  schedule: m.office_notice_schedule,
  teacher: m.office_kind_teacher,
  holiday: m.office_kind_holiday,
  event: m.office_kind_event,
}

export const kindWords = (resource: string): string => kinds[resource]?.() ?? plain(resource)

/** The screen on which the thing itself stands. */
const screens: Record<string, string> = {
  staff: '/staff',
  notice: '/notices',
  faq: '/faqs',
  teacher: '/teachers',
  holiday: '/holidays',
  course: '/courses',
  batch: '/batches',
  event: '/events',
  page: '/pages',
}

export const addressOf = (resource: string, id: string): string | undefined =>
  screens[resource] && `${screens[resource]}/${encodeURIComponent(id)}`

const fields: Record<string, () => string> = {
  name: m.office_name,
  email: m.office_email,
  role: m.office_role,
  duties: m.office_duties,
  course_ids: m.office_only_courses,
  branch_ids: m.office_only_branches,
  teacher_id: m.office_is_teacher,
  is_active: m.office_shown,
  title: m.office_notice_title,
  body: m.office_notice_body,
  link: m.office_notice_link,
  answer: m.office_faq_answer,
  category: m.office_faq_category,
  show_on_home: m.office_faq_on_home,
  audience: m.office_notice_audience,
  course_id: m.office_notice_course,
  batch_id: m.office_notice_batch,
  schedule_id: m.office_notice_schedule,
  is_pinned: m.office_notice_pinned,
  published_at: m.office_notice_when,
  until: m.office_notice_until,
  state: m.office_notice_state,
  passkey: m.office_passkey,
  ended: m.office_open_sessions,
}

export const fieldWords = (name: string): string => fields[name]?.() ?? plain(name)
