import * as m from '@prostuti/text/messages'
import { useMemo } from 'react'
import { ExamRoomPage } from '../../../features/exam-room/exam-room-page.tsx'
import { courseExamDoor } from '../../../kit/exam/exam-doors.ts'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.room_title

export default function MyCourseExam({ params: { id, eventId } }: MyPageProps<'id' | 'eventId'>) {
  const door = useMemo(() => courseExamDoor({ id, eventId }), [id, eventId])
  return <ExamRoomPage key={door.name} door={door} />
}
