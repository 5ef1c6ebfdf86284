import * as m from '@prostuti/text/messages'

const kinds: Record<string, (() => string) | undefined> = {
  staff: m.office_kind_staff,
  notice: m.office_notice,
  faq: m.office_kind_faq,
  page: m.office_kind_page,
  course: m.office_course,
  course_session: m.office_session,
  batch: m.office_batch,
  batch_category: m.office_category,
  schedule: m.office_notice_schedule,
  timetable: m.office_sheet,
  'timetable-row': m.office_kind_timetable_row,
  paper: m.office_kind_paper,
  rule_pack: m.office_kind_rule_pack,
  teacher: m.office_kind_teacher,
  holiday: m.office_kind_holiday,
  event: m.office_kind_event,
  contact: m.office_branch,
  discount_code: m.office_kind_discount_code,
  discount_code_series: m.office_kind_code_series,
  footer: m.office_menu_footer,
  menus: m.office_menu_menus,
  hero: m.office_menu_hero,
  hero_slide: m.office_kind_hero_slide,
  scrolling_notice: m.office_kind_scrolling_notice,
  service: m.office_kind_service,
  free_video: m.office_kind_free_video,
  gallery_album: m.office_kind_gallery_album,
  gallery_picture: m.office_kind_gallery_picture,
  medical_college: m.office_kind_college,
  site_texts: m.office_menu_texts,
  look: m.office_look,
  settings: m.office_kind_settings,
  settings_classes: m.office_settings_group_classes,
  settings_courier: m.office_settings_group_courier,
  settings_devices: m.office_settings_group_devices,
  settings_money: m.office_settings_group_money,
  settings_pages: m.office_settings_group_pages,
  settings_sign_in: m.office_settings_group_sign_in,
  key_correction: m.office_kind_key_correction,
  attempt: m.office_kind_attempt,
  job: m.office_kind_job,
  job_file: m.office_kind_job_file,
  picture: m.office_kind_picture,
  question_import: m.office_kind_question_import,
}

/** What kind of thing it was done to. */
export const kindWords = (resource: string): string => kinds[resource]?.() ?? resource

/** The screen on which the thing itself stands. */
const screens: Record<string, string> = {
  staff: '/staff',
  notice: '/notices',
  faq: '/faqs',
  paper: '/papers',
  rule_pack: '/rule-packs',
  key_correction: '/corrections',
  teacher: '/teachers',
  holiday: '/holidays',
  course: '/courses',
  course_session: '/course-sessions',
  batch: '/batches',
  batch_category: '/batch-categories',
  event: '/events',
  page: '/pages',
  discount_code: '/discount-codes',
  gallery_album: '/gallery',
  gallery_picture: '/gallery-pictures',
  hero_slide: '/hero-slides',
  scrolling_notice: '/marquee',
  service: '/services',
  free_video: '/free-videos',
  contact: '/branches',
  medical_college: '/colleges',
  question_import: '/import',
}

export const addressOf = (resource: string, id: string): string | undefined =>
  resource === 'timetable'
    ? `/batches/${encodeURIComponent(id)}/timetable`
    : screens[resource] && `${screens[resource]}/${encodeURIComponent(id)}`
