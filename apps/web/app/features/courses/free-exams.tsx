import {
  course_exam_bcs,
  course_exam_bcs_text,
  course_exam_quiz,
  course_exam_quiz_text,
  course_exams,
  course_exams_text,
} from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { SectionHead } from '@prostuti/ui/section-head'
import { Link } from 'react-router'
import './free-exams.css'

/** What can be tried without enrolling. */
export function FreeExams() {
  const exams = [
    { to: '/bcs-exam-list', title: course_exam_bcs(), text: course_exam_bcs_text() },
    { to: '/quiz-list', title: course_exam_quiz(), text: course_exam_quiz_text() },
  ]
  return (
    <section aria-labelledby="course-exams">
      <SectionHead id="course-exams" title={course_exams()} text={course_exams_text()} />
      <ul className="card course-exams">
        {exams.map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to}>
              <span>
                <b>{title}</b>
                <small>{text}</small>
              </span>
              <Icon name="chevron-right" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
