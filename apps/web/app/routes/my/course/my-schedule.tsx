import * as m from '@prostuti/text/messages'
import { SchedulePage } from '../../../features/timetable/schedule-page.tsx'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.timetable_title

export default function MySchedule({ params }: MyPageProps<'year_course_session_id' | 'batch_id' | 'schedule_id'>) {
  return <SchedulePage params={params} />
}
