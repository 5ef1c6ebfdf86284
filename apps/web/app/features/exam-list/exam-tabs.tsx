import * as m from '@prostuti/text/messages'
import { Link } from 'react-router'
import { type ExamList, examLists } from './exam-lists.ts'

/** The three lists of exams, each a page of its own. */
export function ExamTabs({ list }: { list: ExamList }) {
  return (
    <nav className="ex-tabs" aria-label={m.exams_lists()}>
      {examLists.map((other) => (
        <Link key={other.path} to={other.path} aria-current={other === list ? 'page' : undefined}>
          {other.title()}
        </Link>
      ))}
    </nav>
  )
}
