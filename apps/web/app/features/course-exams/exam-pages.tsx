import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { chevronRightIcon } from '@prostuti/ui/icons/common'
import { Link } from 'react-router'
import { MySection } from '../../kit/my-page/section.tsx'
import type { ExamInfo } from './course-exam-queries.ts'
import styles from './course-exams.module.css'
import { pagesOf } from './pages-of.ts'

type ExamPagesProps = { info: ExamInfo; courseId: string; shown: 'info' | 'status' }

/** The ways to everything else about an exam; for one that is over also the word that its questions are still to come. */
export function ExamPages({ info: { row }, courseId, shown }: ExamPagesProps) {
  const pages = pagesOf(courseId, row, shown)
  if (row.exam === null || pages.length === 0) return null
  const isOver = ['finished', 'missed', 'missed_late_open'].includes(row.exam.state)
  return (
    <MySection title={m.courseexam_pages()}>
      <ul className={`card ${styles.cxPages}`}>
        {pages.map(({ to, words }) => (
          <li key={to}>
            <Link to={to}>
              <span>{words}</span>
              <Icon of={chevronRightIcon} size="sm" />
            </Link>
          </li>
        ))}
      </ul>
      {isOver && !row.exam.answers_released && <p className="meta">{m.courseexam_pages_wait()}</p>}
    </MySection>
  )
}
