import * as m from '@prostuti/text/messages'
import { MasterPage } from '../../../features/timetable/master/master-page.tsx'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.timetable_master

export default function MyMasterSchedule({
  params,
}: MyPageProps<'year_course_session_id' | 'batch_id' | 'schedule_id'>) {
  return <MasterPage params={params} />
}
