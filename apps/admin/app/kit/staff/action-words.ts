import type { StaffAction } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'

const words: Partial<Record<StaffAction, () => string>> = {
  'staff.read': m.office_may_staff_read,
  'staff.write': m.office_may_staff_write,
  'website.read': m.office_may_website_read,
  'website.write': m.office_may_website_write,
  'courses.read': m.office_may_courses_read,
  'courses.write': m.office_may_courses_write,
  'syllabus.write': m.office_may_syllabus_write,
  'codes.read': m.office_may_codes_read,
  'codes.write': m.office_may_codes_write,
  'notices.read': m.office_may_notices_read,
  'notices.write': m.office_may_notices_write,
  'settings.read': m.office_may_settings_read,
  'settings.write': m.office_may_settings_write,
  'settings.money': m.office_may_settings_money,
  'health.read': m.office_may_health_read,
}

/** What everybody may, such as their own sessions, is not worth a word. */
export const actionWords = (action: StaffAction): string | undefined => words[action]?.()
