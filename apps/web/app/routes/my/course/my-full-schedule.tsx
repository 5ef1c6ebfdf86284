import * as m from '@prostuti/text/messages'
import { FullSchedulePage } from '../../../features/timetable/full-schedule-page.tsx'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.timetable_title

export default function MyFullSchedule({ params: { id } }: MyPageProps<'id'>) {
  return <FullSchedulePage key={id} id={id} />
}
