import type { adminVideo, courseLecture, courseSheets, readDelivery, readDoctorEvent } from '@prostuti/contract'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../../api/get.ts'
import { coursesQuery } from '../../../kit/course/course-queries.ts'
import { AboutFacts } from '../about-facts.tsx'
import { type ComplaintSubject, thingWords } from '../thing-words.ts'
import type { RaisedAbout } from './raise-wish.ts'

const path = '/api/v3/web/doctor/courses/:id'

type AskedAboutProps = { courseId: number | null; about: RaisedAbout | null }

/** What is being written about. It is asked for by the call of the page the doctor came from, whose answer is still there. */
export function AskedAbout({ courseId, about }: AskedAboutProps) {
  const { data } = useQuery(coursesQuery)
  const course = data?.courses.find(({ id }) => id === courseId)?.title
  if (about?.kind === 'event') return <AskedEvent eventId={about.event_id} />
  if (courseId === null) return null
  switch (about?.kind) {
    case 'lecture':
      return <AskedLecture courseId={courseId} about={about} course={course} />
    case 'admin_video':
      return <AskedVideo courseId={courseId} about={about} course={course} />
    case 'parcel':
      return <AskedParcel courseId={courseId} about={about} course={course} />
    case 'sheet':
      return <AskedSheet courseId={courseId} about={about} course={course} />
    case undefined:
      return <Asked course={course} />
  }
}

type Of<Kind extends RaisedAbout['kind']> = {
  courseId: number
  about: Extract<RaisedAbout, { kind: Kind }>
  course: string | undefined
}

function AskedLecture({ courseId: id, about, course }: Of<'lecture'>) {
  const { event_id: eventId, at_seconds = null } = about
  const { data } = useQuery(get<typeof courseLecture>(`${path}/events/:eventId/lecture`, {}, { id, eventId }))
  return <Asked course={course} thing={data && { kind: 'lecture', title: data.lecture.title, at_seconds }} />
}

function AskedVideo({ courseId: id, about, course }: Of<'admin_video'>) {
  const { admin_video_id: adminVideoId, at_seconds = null } = about
  const { data } = useQuery(get<typeof adminVideo>(`${path}/admin-videos/:adminVideoId`, {}, { id, adminVideoId }))
  return (
    <Asked course={course} thing={data && { kind: 'admin_video', title: data.admin_video.video.title, at_seconds }} />
  )
}

function AskedParcel({ courseId: id, about, course }: Of<'parcel'>) {
  const { delivery_id: deliveryId } = about
  const { data } = useQuery(get<typeof readDelivery>(`${path}/deliveries/:deliveryId`, {}, { id, deliveryId }))
  const sheets = data?.delivery.sheets.map(({ title }) => title)
  return <Asked course={course} thing={sheets && { kind: 'parcel', sheets }} />
}

function AskedSheet({ courseId: id, about, course }: Of<'sheet'>) {
  const { data } = useQuery(get<typeof courseSheets>(`${path}/sheets`, {}, { id }))
  const sheet = data?.sheets.find((each) => each.id === about.sheet_id)
  return <Asked course={course} thing={sheet && { kind: 'sheet', title: sheet.title, volume: sheet.volume }} />
}

function AskedEvent({ eventId: id }: { eventId: number }) {
  const { data } = useQuery(get<typeof readDoctorEvent>('/api/v3/web/doctor/events/:id', {}, { id }))
  return <Asked course={undefined} thing={data && { kind: 'event', title: data.event.name }} />
}

const Asked = ({ course, thing }: { course: string | undefined; thing?: ComplaintSubject | undefined }) => (
  <AboutFacts course={course && { name: course }} thing={thing && thingWords(thing)} />
)
