import type { FieldsOf, paperResource } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'

type Fields = FieldsOf<typeof paperResource>

const kinds: Record<Fields['kind'], () => string> = {
  schedule_exam: m.office_paper_kind_schedule_exam,
  bcs_exam: m.office_paper_kind_bcs_exam,
  quiz: m.office_paper_kind_quiz,
  special_exam: m.office_paper_kind_special_exam,
}

export const paperKindWords = (kind: Fields['kind']): string => kinds[kind]()

const choicesOf = (words: Record<string, () => string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label: label() }))

export const paperKindChoices = () => choicesOf(kinds)

export const accessChoices = () =>
  choicesOf({
    enrolled: m.office_paper_access_enrolled,
    free: m.office_paper_access_free,
    event: m.office_paper_access_event,
  } satisfies Record<Fields['access'], () => string>)

export const orderChoices = () =>
  choicesOf({
    as_written: m.office_paper_order_as_written,
    within_sections: m.office_paper_order_within_sections,
    throughout: m.office_paper_order_throughout,
  } satisfies Record<Fields['shuffle_questions'], () => string>)

/** What each field of the form is called. */
export const paperLabels = (): Record<keyof Fields, string> => ({
  title: m.office_paper_title(),
  summary: m.office_paper_summary(),
  kind: m.office_paper_kind(),
  pack: m.office_paper_pack(),
  course_id: m.office_course(),
  batch_ids: m.office_paper_batches(),
  opens_at: m.office_paper_opens(),
  closes_at: m.office_paper_closes(),
  duration_minutes: m.office_paper_duration(),
  late_allowed: m.office_paper_late(),
  late_until: m.office_paper_late_until(),
  attempts: m.office_paper_attempts(),
  shuffle_questions: m.office_paper_shuffle_questions(),
  shuffle_parts: m.office_paper_shuffle_parts(),
  access: m.office_paper_access(),
  event_id: m.office_paper_event(),
  answers_at: m.office_paper_answers_at(),
  ranks_at: m.office_paper_ranks_at(),
  marks_early: m.office_paper_marks_early(),
})
