import * as m from '@prostuti/text/messages'
import { ErrorState } from '@prostuti/ui/error-state'
import { Suspense } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { isNotThere } from '../../api/api-error.ts'
import type { ExamClient } from '../../kit/exam/exam-clients.ts'
import { lazyPart } from '../../kit/loading/lazy-part.ts'
import { usePageTitle } from '../../kit/page/use-page-title.ts'
import { BeforeExam } from './before/before-exam.tsx'
import { type Room, useExamRoom } from './engine/room.ts'
import { resultPathOf } from './result-path.ts'
import { RoomSkeleton } from './room-skeleton.tsx'
import { isGuard } from './sitting/guard-entry.ts'
import { Sitting } from './sitting/sitting.tsx'
import { usePart } from './sitting/use-part.ts'

/** For a mistyped address; nobody who came to sit an exam has to wait for it. */
const NotFoundPage = lazyPart(() => import('../../kit/page/not-found-page.tsx'))

/** Comes while the exam runs: no first screen shows it, and only the server's answer calls for it. */
const loadFinished = () => import('./finished-exam.tsx').then(({ FinishedExam }) => FinishedExam)

/** An exam from its rules to its result, at one address. `?attempt=2` names a further attempt. */
export function ExamRoomPage({ client }: { client: ExamClient }) {
  const [search] = useSearchParams()
  const attempt = Number(search.get('attempt'))
  const room = useExamRoom(client, Number.isInteger(attempt) && attempt > 0 ? { attempt } : {})
  const FinishedExam = usePart(loadFinished, room.phase === 'finished')
  usePageTitle('exam' in room ? room.exam.title : undefined)
  switch (room.phase) {
    case 'loading':
      return <RoomSkeleton />
    case 'failed':
      return <Failed room={room} />
    case 'waiting':
      return <BeforeExam room={room} client={client} />
    case 'running':
      return <Sitting room={room} client={client} />
    case 'finished':
      // What a set came to is on one page; here stays only what did not arrive in time.
      if (room.exam.kind === 'practice' && room.unsaved.length === 0)
        return <ToResult to={resultPathOf(client, room.result.attempt)} />
      return FinishedExam ? <FinishedExam room={room} client={client} /> : <RoomSkeleton />
  }
}

function ToResult({ to }: { to: string }) {
  // The room takes its guard out of the history first.
  const isLeft = !isGuard(useLocation().state)
  return (
    <>
      <RoomSkeleton />
      {isLeft && <Navigate to={to} replace />}
    </>
  )
}

function Failed({ room: { error, retry } }: { room: Extract<Room, { phase: 'failed' }> }) {
  if (isNotThere(error))
    return (
      <Suspense>
        <NotFoundPage />
      </Suspense>
    )
  const offline = error.code === 'offline'
  return (
    <div className="wrap block">
      <h1 className="sr">{m.room_title()}</h1>
      <div className="card">
        <ErrorState
          title={offline ? m.room_offline_title() : m.room_failed()}
          text={offline ? m.room_offline_open() : error.message || m.room_failed_text()}
          onRetry={retry}
        />
      </div>
    </div>
  )
}
