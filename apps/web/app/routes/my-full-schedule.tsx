import { timetable_title } from '@prostuti/text/messages'
import { FullSchedulePage } from '../features/timetable/full-schedule-page.tsx'
import type { MyPageProps } from './my-page.tsx'

export const title = timetable_title

export default function MyFullSchedule({ params: { id } }: MyPageProps<'id'>) {
  return <FullSchedulePage key={id} id={id} />
}
