import * as m from '@prostuti/text/messages'

export const dayTitleId = 'day-title'

export function DayTitle() {
  return <h2 id={dayTitleId}>{m.exams_day_title()}</h2>
}
