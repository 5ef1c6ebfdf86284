import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { chevronRightIcon } from '@prostuti/ui/icons/common'
import { SectionHead } from '@prostuti/ui/section-head'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import styles from './free-exams.module.css'

/** What can be tried without enrolling. */
export function FreeExams() {
  const exams = [
    { to: addressOf('/bcs-exam-list'), title: m.course_exam_bcs(), text: m.course_exam_bcs_text() },
    { to: addressOf('/quiz-list'), title: m.course_exam_quiz(), text: m.course_exam_quiz_text() },
  ]
  return (
    <section aria-labelledby="course-exams">
      <SectionHead id="course-exams" title={m.course_exams()} text={m.course_exams_text()} />
      <ul className={`card ${styles.courseExams}`}>
        {exams.map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to}>
              <span>
                <b>{title}</b>
                <small>{text}</small>
              </span>
              <Icon of={chevronRightIcon} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
