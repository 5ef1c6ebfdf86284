import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { useNow } from '../../kit/clock/use-now.ts'
import { CourseCard } from '../../kit/course/course-card.tsx'
import { type Course, coursesQuery } from '../../kit/course/course-queries.ts'
import styles from '../../kit/course/my-courses.module.css'
import { Loaded } from '../../kit/my-page/loaded.tsx'
import { MyPage } from '../../kit/my-page/page.tsx'

export function CoursesPage() {
  return (
    <MyPage title={m.my_courses()}>
      <Loaded query={useQuery(coursesQuery)} errorTitle={m.mycourses_error()}>
        {({ courses }) => (courses.length === 0 ? <NoCourses /> : <Courses courses={courses} />)}
      </Loaded>
    </MyPage>
  )
}

function Courses({ courses }: { courses: Course[] }) {
  const now = useNow()
  return (
    <ul className={styles.courseList}>
      {courses.map((course) => (
        <li key={course.id}>
          <CourseCard course={course} now={now} />
        </li>
      ))}
    </ul>
  )
}

function NoCourses() {
  return (
    <div className="card">
      <EmptyState
        title={m.mycourses_empty_title()}
        text={m.mycourses_empty_text()}
        action={
          <Link className="btn btn-go" to={addressOf('/batches')}>
            {m.mycourses_find()}
          </Link>
        }
      />
    </div>
  )
}
