import type { listObjections } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { get } from '../../../api/call.ts'
import { numberWords } from '../../../kit/exam/marks-words.ts'
import { useNews } from '../../../kit/live/staff-live.ts'
import { plainWords } from '../../../kit/question/short-text.ts'
import { spanWords } from '../inbox-words.ts'
import styles from './inbox-list.module.css'

const path: (typeof listObjections)['path'] = '/api/v3/admin/objections'

type ObjectionRowsProps = { now: Date; search: string }

/** What several object to is one row: one answer goes to all of them. */
export function ObjectionRows({ now, search }: ObjectionRowsProps) {
  const { paper, question } = useParams()
  const locale = getLocale()
  const { data, refetch } = useQuery(get<typeof listObjections>(path, { query: { show: 'open' } }))
  useNews((news) => {
    if (news === 'resync' || (news.kind === 'changed' && news.path.startsWith(path))) void refetch()
  })
  return data?.rows.map((row) => {
    const place = m.office_analysis_question({ n: numberWords(row.position) })
    const isOpen = paper === String(row.paper.id) && question === String(row.question_id)
    return (
      <li key={`${row.paper.id} ${row.question_id}`}>
        <Link
          to={{ pathname: `/inbox/objections/${row.paper.id}/${row.question_id}`, search }}
          aria-current={isOpen ? 'page' : undefined}
        >
          <span className={styles.who}>
            <b>
              {pickText(row.paper.title, locale)}, {place}
            </b>
            <small>{spanWords(now.getTime() - new Date(row.first_at).getTime())}</small>
          </span>
          {row.text && <span className={styles.subject}>{plainWords(pickText(row.text, locale))}</span>}
          <span className={styles.chips}>
            <span className="chip chip-brand">
              <Users aria-hidden="true" size={14} /> {m.office_inbox_same_objection({ count: numberWords(row.open) })}
            </span>
          </span>
        </Link>
      </li>
    )
  })
}
