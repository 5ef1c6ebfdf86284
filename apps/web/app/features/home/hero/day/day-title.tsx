import { exams_day_title } from '@prostuti/text/messages'

export const dayTitleId = 'day-title'

export function DayTitle() {
  return <h2 id={dayTitleId}>{exams_day_title()}</h2>
}
