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
  teacher: m.office_kind_teacher,
  holiday: m.office_kind_holiday,
  event: m.office_kind_event,
  contact: m.office_branch,
  discount_code: m.office_kind_discount_code,
  discount_code_series: m.office_kind_code_series,
  footer: m.office_menu_footer,
  menus: m.office_menu_menus,
  hero: m.office_menu_hero,
  'hero-slide': m.office_kind_hero_slide,
  'scrolling-notice': m.office_kind_scrolling_notice,
  service: m.office_kind_service,
  'free-video': m.office_kind_free_video,
  'gallery-album': m.office_kind_gallery_album,
  'gallery-picture': m.office_kind_gallery_picture,
  'medical-college': m.office_kind_college,
  'site-texts': m.office_menu_texts,
  look: m.office_look,
  settings: m.office_kind_settings,
  'settings-classes': m.office_settings_group_classes,
  'settings-courier': m.office_settings_group_courier,
  'settings-devices': m.office_settings_group_devices,
  'settings-money': m.office_settings_group_money,
  'settings-pages': m.office_settings_group_pages,
  'settings-sign-in': m.office_settings_group_sign_in,
  job: m.office_kind_job,
  job_file: m.office_kind_job_file,
  picture: m.office_kind_picture,
}

/** What kind of thing it was done to. */
export const kindWords = (resource: string): string => kinds[resource]?.() ?? resource

/** The screen on which the thing itself stands. */
const screens: Record<string, string> = {
  staff: '/staff',
  notice: '/notices',
  faq: '/faqs',
  teacher: '/teachers',
  holiday: '/holidays',
  course: '/courses',
  course_session: '/course-sessions',
  batch: '/batches',
  batch_category: '/batch-categories',
  event: '/events',
  page: '/pages',
  discount_code: '/discount-codes',
  'gallery-album': '/gallery',
  'gallery-picture': '/gallery-pictures',
  'hero-slide': '/hero-slides',
  'scrolling-notice': '/marquee',
  service: '/services',
  'free-video': '/free-videos',
  contact: '/branches',
  'medical-college': '/colleges',
}

export const addressOf = (resource: string, id: string): string | undefined =>
  screens[resource] && `${screens[resource]}/${encodeURIComponent(id)}`
