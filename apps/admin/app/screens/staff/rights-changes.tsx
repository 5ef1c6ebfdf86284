import type { describeRights } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery } from '@tanstack/react-query'
import { Minus, Plus } from 'lucide-react'
import { get } from '../../api/call.ts'
import { actionWords } from '../../kit/staff/action-words.ts'
import type { Rights } from './rights-fields.tsx'
import styles from './staff.module.css'

type RightsChangesProps = { before: Rights; after: Rights; name: string }

const actionsQuery = ({ role, duties }: Rights) =>
  get<typeof describeRights>('/api/v3/admin/staff/rights', { query: { role, duties: duties.join(',') } })

/** What saving will mean for the member, in words, before it is saved. */
export function RightsChanges({ before, after, name }: RightsChangesProps) {
  const { data: had } = useQuery(actionsQuery(before))
  const { data: has } = useQuery(actionsQuery(after))
  if (JSON.stringify(before) === JSON.stringify(after)) return null
  const more = (has?.actions ?? []).filter((action) => !had?.actions.includes(action))
  const less = (had?.actions ?? []).filter((action) => !has?.actions.includes(action))
  const wordsOf = (actions: typeof more) => actions.flatMap((action) => actionWords(action) ?? [])
  const bounds = [
    ...boundWords(before.course_ids, after.course_ids, m.office_change_all_courses, m.office_change_courses),
    ...boundWords(before.branch_ids, after.branch_ids, m.office_change_all_branches, m.office_change_branches),
  ]
  return (
    <section className={styles.changes} aria-live="polite">
      <h2>{m.office_what_changes({ name })}</h2>
      <ul>
        {wordsOf(more).map((words) => (
          <li key={words} data-is="more">
            <Plus aria-hidden="true" size={16} />
            {m.office_will_be_able({ what: words })}
          </li>
        ))}
        {wordsOf(less).map((words) => (
          <li key={words} data-is="less">
            <Minus aria-hidden="true" size={16} />
            {m.office_will_not_be_able({ what: words })}
          </li>
        ))}
        {bounds.map((words) => (
          <li key={words}>{words}</li>
        ))}
        {more.length + less.length + bounds.length === 0 && <li>{m.office_change_at_once()}</li>}
      </ul>
    </section>
  )
}

function boundWords(
  before: number[] | null,
  after: number[] | null,
  all: () => string,
  some: (given: { count: string }) => string,
): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  return [after === null ? all() : some({ count: formatNumber(after.length, getLocale()) })]
}
