import * as m from '@prostuti/text/messages'
import { Suspense, useMemo } from 'react'
import { isNotThere } from '../../api/api-error.ts'
import { ExamRoomPage } from '../../features/exam-room/exam-room-page.tsx'
import { RoomSkeleton } from '../../features/exam-room/room-skeleton.tsx'
import { bcsExamClient, quizClient } from '../../kit/exam/exam-clients.ts'
import { LivePart } from '../../kit/live/live-part.ts'
import { lazyPart } from '../../kit/loading/lazy-part.ts'
import { pageMeta } from '../../kit/page/page-meta.ts'
import { requireJoined } from '../../kit/session/guard.ts'
import { readToken } from '../../kit/session/token.ts'
import type { Route } from './+types/exam-room.ts'

/** For a mistyped address. */
const NotFoundPage = lazyPart(() => import('../../kit/page/not-found-page.tsx'))

const isQuiz = (pattern: string): boolean => pattern.startsWith('/on-spot-quiz/')
const clientOf = (quiz: boolean, slug: string) => (quiz ? quizClient(slug) : bcsExamClient(slug))

/**
 * Who sits here is known in the browser alone; the server's page is the same for everybody. Nobody is asked to join for an exam
 * that does not exist.
 */
export async function clientLoader({ pattern, params }: Route.ClientLoaderArgs) {
  const quiz = isQuiz(pattern)
  if (readToken() === null && (await isMissing(quiz, params.slug))) return { quiz, missing: true }
  requireJoined(quiz ? 'on-spot-quiz' : 'on-spot-bcs-exam', params)
  return { quiz, missing: false }
}
clientLoader.hydrate = true as const

/** Without a network nobody can say: then the exam is taken to be there. */
const isMissing = (quiz: boolean, slug: string): Promise<boolean> =>
  clientOf(quiz, slug)
    .look()
    .then(() => false, isNotThere)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.room_title(), description: m.room_description(), index: false })

export const HydrateFallback = RoomSkeleton

export default function ExamRoom({ params: { slug }, loaderData: { quiz, missing } }: Route.ComponentProps) {
  const client = useMemo(() => clientOf(quiz, slug), [quiz, slug])
  if (missing)
    return (
      <Suspense>
        <NotFoundPage />
      </Suspense>
    )
  return (
    <>
      <LivePart />
      <ExamRoomPage key={client.name} client={client} />
    </>
  )
}
