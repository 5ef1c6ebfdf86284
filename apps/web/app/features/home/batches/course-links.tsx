import type { courses, ResponseOf } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { Link } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import styles from '../styles/batches.module.css'

type Courses = ResponseOf<typeof courses>['courses']

/** Some courses have a page of their own; of the others, their batches. */
const ownPages: Record<string, string | undefined> = {
  bcs: addressOf('/courses/bcs'),
  'psc-non-cadre': addressOf('/courses/psc-non-cadre'),
}

/** For whoever knows what they study: straight to the course. */
export function CourseLinks({ courses }: { courses: Courses }) {
  return (
    <nav className={styles.courses} aria-label={m.home_courses_label()}>
      {courses.map(({ id, slug, title }) => (
        <Link key={id} className="btn btn-line btn-sm" to={ownPages[slug] ?? `${addressOf('/batches')}?course=${slug}`}>
          <span>
            <Phrase text={title} />
          </span>
        </Link>
      ))}
    </nav>
  )
}
