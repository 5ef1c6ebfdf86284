import { room_title } from '@prostuti/text/messages'
import { useMemo } from 'react'
import { ExamRoomPage } from '../features/exam-room/exam-room-page.tsx'
import { courseExamDoor } from '../features/exams/exam-doors.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/my-course-exam.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ matches, title: room_title(), index: false })

export default function MyCourseExam({ params: { id, eventId } }: Route.ComponentProps) {
  const door = useMemo(() => courseExamDoor({ id, eventId }), [id, eventId])
  return <ExamRoomPage key={door.name} door={door} />
}
