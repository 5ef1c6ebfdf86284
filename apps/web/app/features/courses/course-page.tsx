import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { SectionHead } from '@prostuti/ui/section-head'
import { useLocation } from 'react-router'
import { LoadedPage } from '../../kit/page/loaded-page.tsx'
import { PageHead } from '../../kit/page/page-head.tsx'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { RichText } from '../../kit/rich-text/rich-text.tsx'
import { CourseBatches } from './course-batches.tsx'
import { courseCrumbs } from './course-crumbs.ts'
import { CourseFaqs } from './course-faqs.tsx'
import { CourseHelp } from './course-help.tsx'
import { type CourseData, courseQuery, courseSlugOf } from './course-queries.ts'
import { CourseSkeleton } from './course-skeleton.tsx'
import styles from './courses.module.css'
import { EnrolSteps } from './enrol-steps.tsx'
import { FreeExams } from './free-exams.tsx'
import { MarkShares, totalMarks } from './mark-shares.tsx'
import { Syllabus } from './syllabus.tsx'

export function CoursePage() {
  const slug = courseSlugOf(useLocation().pathname)
  return (
    <LoadedPage
      query={courseQuery(slug)}
      skeleton={<CourseSkeleton />}
      errorTitle={m.course_error()}
      title={({ course }) => m.course_page_title({ course: course.title })}
    >
      {({ course }) => <CourseDetails course={course} />}
    </LoadedPage>
  )
}

function CourseDetails({ course }: { course: CourseData }) {
  const total = formatNumber(totalMarks(course.mark_shares), getLocale())
  return (
    <div className={`wrap ${styles.coursePage}`}>
      <PageHead
        crumbs={courseCrumbs(course)}
        title={<Phrase text={course.title} />}
        lead={course.subtitle && <Phrase text={course.subtitle} />}
      />
      <div className={styles.courseCols}>
        {course.about.length > 0 && (
          <section aria-labelledby="course-about">
            <SectionHead id="course-about" title={m.course_about()} />
            <RichText value={course.about} />
          </section>
        )}
        {course.mark_shares.length > 0 && (
          <section className={styles.courseMarks} aria-labelledby="course-marks">
            <SectionHead id="course-marks" title={m.course_marks()} text={m.course_marks_text({ total })} />
            <MarkShares shares={course.mark_shares} />
          </section>
        )}
      </div>
      <CourseBatches course={course} />
      <div className={styles.courseCols}>
        {course.syllabus.length > 0 && (
          <section aria-labelledby="course-syllabus">
            <SectionHead id="course-syllabus" title={m.course_syllabus()} text={m.course_syllabus_text()} />
            <Syllabus parts={course.syllabus} />
          </section>
        )}
        <div>
          <FreeExams />
          <EnrolSteps />
          <CourseHelp courseId={course.id} />
        </div>
      </div>
      {course.faqs.length > 0 && <CourseFaqs faqs={course.faqs} />}
    </div>
  )
}
