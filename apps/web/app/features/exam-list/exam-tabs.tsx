import * as m from '@prostuti/text/messages'
import { Link } from 'react-router'
import styles from '../../kit/exam/card/exam-list.module.css'
import { type ExamList, examLists } from './exam-lists.ts'

/** The three lists of exams, each a page of its own. */
export function ExamTabs({ list }: { list: ExamList }) {
  return (
    <nav className={styles.exTabs} aria-label={m.exams_lists()}>
      {examLists.map((other) => (
        <Link key={other.path} to={other.path} aria-current={other === list ? 'page' : undefined}>
          {other.title()}
        </Link>
      ))}
    </nav>
  )
}
