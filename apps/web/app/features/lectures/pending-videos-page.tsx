import { formatDate } from '@prostuti/text/dates'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { formatCount } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { EmptyState } from '@prostuti/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { addressOf } from '../../kit/address/address-of.ts'
import { lengthWords } from '../../kit/clock/video-clock.ts'
import { MyPage } from '../../kit/my-page/page.tsx'
import { byLastDay, secondsLeft } from './by-last-day.ts'
import { OpenCourse } from './course-closed.tsx'
import { type PendingVideo, pendingVideosQuery } from './lecture-queries.ts'
import { VideoListSkeleton } from './lecture-skeleton.tsx'
import styles from './lectures.module.css'
import { AllWatched } from './pictures.tsx'
import { VideoRow } from './video-row.tsx'

export function PendingVideosPage({ courseId }: { courseId: string }) {
  const query = useQuery(pendingVideosQuery(courseId))
  return (
    <MyPage
      title={m.lecture_pending_title()}
      back={{ to: addressOf('/my/courses/:id', { id: courseId }), label: m.lecture_back() }}
    >
      <OpenCourse
        courseId={courseId}
        query={query}
        errorTitle={m.lecture_pending_error()}
        skeleton={<VideoListSkeleton />}
      >
        {({ videos }) => (videos.length === 0 ? <NonePending /> : <Pending courseId={courseId} videos={videos} />)}
      </OpenCourse>
    </MyPage>
  )
}

function Pending({ courseId, videos }: { courseId: string; videos: PendingVideo[] }) {
  const locale = getLocale()
  return (
    <>
      <p className={styles.vlistSum}>
        {m.lecture_pending_sum({ count: formatCount(videos.length, locale), time: lengthWords(secondsLeft(videos)) })}
      </p>
      <ul className="card">
        {byLastDay(videos).map(({ pending_video_id, starts_at, last_day, days_left, video }) => (
          <VideoRow
            key={pending_video_id}
            video={video}
            to={addressOf('/my/pending-video/:id/video/:pendingVideoId', {
              id: courseId,
              pendingVideoId: pending_video_id,
            })}
            chip={days_left !== null && <DaysLeft days={days_left} />}
            facts={
              <>
                <span>{m.lecture_held_on({ date: formatDate(new Date(starts_at), locale, 'short') })}</span>
                <span>
                  {last_day === null
                    ? m.lecture_no_last_day()
                    : m.lecture_last_day({ date: formatDate(new Date(last_day), locale) })}
                </span>
              </>
            }
          />
        ))}
      </ul>
    </>
  )
}

/** Loud only when it is near. */
function DaysLeft({ days }: { days: number }) {
  const words =
    days <= 0
      ? m.lecture_today_last()
      : days === 1
        ? m.lecture_day_left()
        : m.lecture_days_left({ n: localizeDigits(days, getLocale()) })
  return <span className={`chip ${days <= 3 ? 'chip-bad' : 'chip-line'}`}>{words}</span>
}

function NonePending() {
  return (
    <div className="card">
      <EmptyState
        picture={<AllWatched />}
        title={m.lecture_pending_empty_title()}
        text={m.lecture_pending_empty_text()}
      />
    </div>
  )
}
