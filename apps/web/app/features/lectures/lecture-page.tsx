import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addressOf } from '../../kit/address/address-of.ts'
import { useLive } from '../../kit/live/use-live.ts'
import { MyPage } from '../../kit/my-page/page.tsx'
import { usePageTitle } from '../../kit/page/use-page-title.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { OpenCourse } from './course-closed.tsx'
import { LectureBeside } from './lecture-beside.tsx'
import { LectureFacts } from './lecture-facts.tsx'
import { type LectureAnswer, lectureQuery, pendingVideoQuery } from './lecture-queries.ts'
import { LectureSkeleton } from './lecture-skeleton.tsx'
import { LectureState } from './lecture-state.tsx'
import { LectureVideo } from './lecture-video.tsx'
import styles from './lectures.module.css'
import { heldLive, LiveClass } from './live-class.tsx'
import { Notes } from './notes/notes.tsx'

/** A recording that is being made may come at any moment. */
const askAgainMs = 60_000

type LecturePageProps = { courseId: string; eventId: string; isPending?: boolean }

/** A lecture of the schedule; also the page of one that is left to watch, which is the same from another list. */
export function LecturePage({ courseId, eventId, isPending = false }: LecturePageProps) {
  const asked = isPending ? pendingVideoQuery(courseId, eventId) : lectureQuery(courseId, eventId)
  const query = useQuery({
    ...asked,
    refetchInterval: ({ state }) => (state.data?.lecture.state === 'waiting' ? askAgainMs : false),
  })
  useLive('class', () => void query.refetch())
  const title = query.data?.lecture.title
  usePageTitle(title)
  const back = isPending
    ? { to: addressOf('/my/pending-video/:id', { id: courseId }), label: m.lecture_all_pending() }
    : { to: addressOf('/my/courses/:id', { id: courseId }), label: m.lecture_back() }
  return (
    <MyPage title={title ? <Phrase text={title} /> : m.lecture_title()} back={back}>
      <OpenCourse courseId={courseId} query={query} errorTitle={m.lecture_error()} skeleton={<LectureSkeleton />}>
        {(answer) => (
          <OneLecture
            key={answer.lecture.event_id}
            courseId={courseId}
            answer={answer}
            heardAt={query.dataUpdatedAt}
            onAgain={() => void query.refetch()}
            asking={query.isFetching}
          />
        )}
      </OpenCourse>
    </MyPage>
  )
}

type OneLectureProps = {
  courseId: string
  answer: LectureAnswer
  heardAt: number
  onAgain: () => void
  asking: boolean
}

function OneLecture({ courseId, answer, heardAt, onAgain, asking }: OneLectureProps) {
  const { lecture } = answer
  const held = heldLive(lecture)
  const [second, setSecond] = useState(lecture.video?.position_seconds ?? 0)
  return (
    <div className={styles.lecture}>
      <div className={styles.lectureMain}>
        <LectureFacts lecture={lecture} />
        {lecture.state === 'ready' && lecture.video ? (
          <LectureVideo courseId={courseId} video={lecture.video} onTime={setSecond} />
        ) : (
          <>
            {held ? (
              <LiveClass
                courseId={courseId}
                row={held}
                of={{ serverTime: answer.server_time, heardAt }}
                onTurn={onAgain}
              />
            ) : (
              <LectureState lecture={lecture} onAgain={onAgain} asking={asking} />
            )}
            {lecture.video && <Notes videoId={lecture.video.id} />}
          </>
        )}
      </div>
      <LectureBeside courseId={courseId} answer={answer} second={second} />
    </div>
  )
}
