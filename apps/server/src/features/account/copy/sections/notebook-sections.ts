import * as messages from '@prostuti/text/all-messages'
import { sql } from 'drizzle-orm'
import type { Section } from '../section.ts'

/**
 * The mistake notebook, without what was right: a retest may be of a question whose answers are closed to the doctor by now, and
 * how it was judged, or when it comes again, would tell.
 */
export const notebookSections: Section[] = [
  {
    key: 'notebook_cards',
    about: messages.copy_about_notebook_cards,
    tables: ['notebook_card'],
    rows: (doctor) => sql`
      select question_id as question, note, by_hand as put_in_by_hand, left_because, made_at
      from notebook_card where doctor_id = ${doctor} order by made_at, question_id`,
  },
  {
    key: 'notebook_reviews',
    about: messages.copy_about_notebook_reviews,
    tables: ['notebook_review', 'notebook_undo'],
    rows: (doctor) => sql`
      select question_id as question, answer, feeling, duration_ms, reviewed_at, notebook_review.received_at, undone_at
      from notebook_review
      left join notebook_undo on notebook_undo.doctor_id = notebook_review.doctor_id and review_id = notebook_review.id
      where notebook_review.doctor_id = ${doctor} order by reviewed_at, id`,
  },
  {
    key: 'notebook_settings',
    about: messages.copy_about_notebook_settings,
    tables: ['notebook_settings'],
    rows: (doctor) => sql`
      select daily_limit, target_exam_on from notebook_settings where doctor_id = ${doctor}`,
  },
]
