import { formatDate } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { EmptyState } from '@prostuti/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { addressOf } from '../../kit/address/address-of.ts'
import { MyPage } from '../../kit/my-page/page.tsx'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { OpenCourse } from './course-closed.tsx'
import { adminVideosQuery, type GivenVideo } from './lecture-queries.ts'
import { VideoListSkeleton } from './lecture-skeleton.tsx'
import styles from './lectures.module.css'
import { RoomForMore } from './pictures.tsx'
import { VideoRow } from './video-row.tsx'

export function AdminVideosPage({ courseId }: { courseId: string }) {
  const query = useQuery(adminVideosQuery(courseId))
  return (
    <MyPage
      title={m.lecture_given_title()}
      back={{ to: addressOf('/my/courses/:id', { id: courseId }), label: m.lecture_back() }}
    >
      <OpenCourse
        courseId={courseId}
        query={query}
        errorTitle={m.lecture_given_error()}
        skeleton={<VideoListSkeleton />}
      >
        {({ videos }) => (videos.length === 0 ? <NoneGiven /> : <Given courseId={courseId} videos={videos} />)}
      </OpenCourse>
    </MyPage>
  )
}

function Given({ courseId, videos }: { courseId: string; videos: GivenVideo[] }) {
  return (
    <ul className="card">
      {videos.map((given) => (
        <VideoRow
          key={given.admin_video_id}
          video={given.video}
          to={addressOf('/my/courses/:id/admin-videos/:adminVideoId', {
            id: courseId,
            adminVideoId: given.admin_video_id,
          })}
          facts={<GivenDays given={given} />}
        >
          {given.note && (
            <p className={styles.vrowNote}>
              <Phrase text={given.note} />
            </p>
          )}
        </VideoRow>
      ))}
    </ul>
  )
}

export function GivenDays({ given: { published_at, until } }: { given: GivenVideo }) {
  const locale = getLocale()
  return (
    <>
      <span>{m.lecture_given_on({ date: formatDate(new Date(published_at), locale) })}</span>
      {until && <span>{m.lecture_given_until({ date: formatDate(new Date(until), locale) })}</span>}
    </>
  )
}

function NoneGiven() {
  return (
    <div className="card">
      <EmptyState picture={<RoomForMore />} title={m.lecture_given_empty_title()} text={m.lecture_given_empty_text()} />
    </div>
  )
}
