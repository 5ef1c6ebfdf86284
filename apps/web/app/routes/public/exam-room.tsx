import * as m from '@prostuti/text/messages'
import { useMemo } from 'react'
import { ExamRoomPage } from '../../features/exam-room/exam-room-page.tsx'
import { RoomSkeleton } from '../../features/exam-room/room-skeleton.tsx'
import { bcsExamClient, quizClient } from '../../kit/exam/exam-clients.ts'
import { pageMeta } from '../../kit/page/page-meta.ts'
import { requireJoined } from '../../kit/session/guard.ts'
import type { Route } from './+types/exam-room.ts'

/** Who sits here is known in the browser alone; the server's page is the same for everybody. */
export function clientLoader({ pattern, params }: Route.ClientLoaderArgs) {
  requireJoined(isQuiz(pattern) ? 'on-spot-quiz' : 'on-spot-bcs-exam', params)
  return { quiz: isQuiz(pattern) }
}
clientLoader.hydrate = true as const

const isQuiz = (pattern: string): boolean => pattern.startsWith('/on-spot-quiz/')

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.room_title(), description: m.room_description(), index: false })

export const HydrateFallback = RoomSkeleton

export default function ExamRoom({ params: { slug }, loaderData: { quiz } }: Route.ComponentProps) {
  const client = useMemo(() => (quiz ? quizClient(slug) : bcsExamClient(slug)), [quiz, slug])
  return <ExamRoomPage key={client.name} client={client} />
}
