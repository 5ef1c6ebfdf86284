import * as m from '@prostuti/text/messages'
import type { QuestionFields } from '../../../kit/question/question-types.ts'

/** What each field is called, in histories and conflicts too. */
export const fieldLabels = (): Record<keyof QuestionFields & string, string> => ({
  type: m.office_question_type(),
  subject_id: m.office_subject(),
  topic_id: m.office_topic(),
  tags: m.office_question_tags(),
  difficulty: m.office_question_difficulty(),
  text: m.office_question(),
  images: m.office_question_pictures(),
  parts: m.office_question_options(),
  fixed_order: m.office_question_fixed_order(),
  key: m.office_question_right_answer(),
  explanation: m.office_question_explanation(),
  book_id: m.office_question_book(),
  book_page: m.office_question_page(),
  source: m.office_question_source(),
})
