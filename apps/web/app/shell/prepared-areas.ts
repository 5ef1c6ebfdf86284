import * as m from '@prostuti/text/messages'
import type { Area } from '../route-table.ts'

/** What will be in each area, so that a page that is not there yet still says what it is for. */
export const preparedAreas: Record<Area, { title: () => string; text: () => string }> = {
  batches: { title: m.prepared_batches_title, text: m.prepared_batches_text },
  events: { title: m.prepared_events_title, text: m.prepared_events_text },
  exams: { title: m.prepared_exams_title, text: m.prepared_exams_text },
  content: { title: m.prepared_content_title, text: m.prepared_content_text },
  videos: { title: m.prepared_videos_title, text: m.prepared_videos_text },
  enrolment: { title: m.prepared_enrolment_title, text: m.prepared_enrolment_text },
  my: { title: m.prepared_my_title, text: m.prepared_my_text },
}
