import * as m from '@prostuti/text/messages'
import { useMemo } from 'react'
import { ExamRoomPage } from '../../../features/exam-room/exam-room-page.tsx'
import { courseExamClient } from '../../../kit/exam/exam-clients.ts'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.room_title

export default function MyCourseExam({ params: { id, eventId } }: MyPageProps<'id' | 'eventId'>) {
  const client = useMemo(() => courseExamClient({ id, eventId }), [id, eventId])
  return <ExamRoomPage key={client.name} client={client} />
}
