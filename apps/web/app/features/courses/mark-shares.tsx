import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import type { CourseData } from './course-queries.ts'
import styles from './mark-shares.module.css'

type Shares = CourseData['mark_shares']

export const totalMarks = (shares: Shares): number => shares.reduce((sum, { marks }) => sum + marks, 0)

/** Each subject's marks as a length, beside the largest of them. A table, so that it can be read as well as seen. */
export function MarkShares({ shares }: { shares: Shares }) {
  const locale = getLocale()
  const most = Math.max(...shares.map(({ marks }) => marks))
  return (
    <table className={`card ${styles.marks}`} data-part="marks">
      <caption className="sr">{m.course_marks()}</caption>
      <thead className="sr">
        <tr>
          <th scope="col">{m.course_marks_subject()}</th>
          <th scope="col">{m.course_marks_marks()}</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ subject, marks }) => (
          <tr key={subject}>
            <th scope="row">
              <Phrase text={subject} />
            </th>
            <td>
              <i style={{ inlineSize: `${(marks / most) * 100}%` }} />
              <b>{formatNumber(marks, locale)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
