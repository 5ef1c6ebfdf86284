import type { batchResource, FieldsOf } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'

export const batchLabels = (): Record<keyof FieldsOf<typeof batchResource>, string> => ({
  course_session_id: m.office_session(),
  batch_category_id: m.office_category(),
  title: m.office_batch_title(),
  summary: m.office_summary(),
  about: m.office_about(),
  image: m.office_batch_image(),
  mode: m.office_mode(),
  pace: m.office_batch_pace(),
  starts_on: m.office_starts(),
  ends_on: m.office_ends(),
  enrolment_ends_at: m.office_batch_enrolment_ends(),
  fee_paisa: m.office_fee(),
  discount_paisa: m.office_batch_discount(),
  discount_ends_at: m.office_batch_discount_ends(),
  instalments: m.office_instalments(),
  lectures: m.office_lectures(),
  exams: m.office_exams(),
  inclusions: m.office_inclusions(),
  outline: m.office_outline(),
  teacher_ids: m.office_menu_teachers(),
  refund_rule: m.office_batch_refund_rule(),
  aliases: m.office_batch_aliases(),
  is_active: m.office_shown(),
})
