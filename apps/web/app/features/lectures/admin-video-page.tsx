import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addressOf } from '../../kit/address/address-of.ts'
import { askAddress } from '../../kit/complaint/ask-address.ts'
import { MyPage } from '../../kit/my-page/page.tsx'
import { usePageTitle } from '../../kit/page/use-page-title.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { GivenDays } from './admin-videos-page.tsx'
import { OpenCourse } from './course-closed.tsx'
import { Ask } from './lecture-beside.tsx'
import { adminVideoQuery, type GivenVideo } from './lecture-queries.ts'
import { LectureSkeleton } from './lecture-skeleton.tsx'
import { LectureVideo } from './lecture-video.tsx'
import styles from './lectures.module.css'

export function AdminVideoPage({ courseId, adminVideoId }: { courseId: string; adminVideoId: string }) {
  const query = useQuery(adminVideoQuery(courseId, adminVideoId))
  const title = query.data?.admin_video.video.title
  usePageTitle(title)
  return (
    <MyPage
      title={title ? <Phrase text={title} /> : m.lecture_given_title()}
      back={{ to: addressOf('/my/courses/:id/admin-videos', { id: courseId }), label: m.lecture_all_given() }}
    >
      <OpenCourse courseId={courseId} query={query} errorTitle={m.lecture_error()} skeleton={<LectureSkeleton />}>
        {({ admin_video }) => <OneGiven courseId={courseId} given={admin_video} />}
      </OpenCourse>
    </MyPage>
  )
}

function OneGiven({ courseId, given }: { courseId: string; given: GivenVideo }) {
  const [second, setSecond] = useState(given.video.position_seconds)
  const people = [given.video.teacher, given.video.subject].filter((text) => text !== null)
  return (
    <div className={styles.lecture}>
      <div className={styles.lectureMain}>
        <div className={styles.lectureFacts}>
          {people.length > 0 && (
            <p>
              {people.map((text) => (
                <span key={text}>
                  <Phrase text={text} />
                </span>
              ))}
            </p>
          )}
          <p className="meta">
            <GivenDays given={given} />
          </p>
        </div>
        {given.note && (
          <p className={styles.givenNote}>
            <Phrase text={given.note} />
          </p>
        )}
        <LectureVideo courseId={courseId} video={given.video} onTime={setSecond} />
      </div>
      <div className={styles.lectureBeside}>
        <Ask to={askAddress(courseId, { kind: 'admin_video', adminVideoId: given.admin_video_id, at: second })} />
      </div>
    </div>
  )
}
