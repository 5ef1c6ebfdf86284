import type { noticeResource, RowOf } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Pin } from 'lucide-react'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { shortWhen } from '../../kit/list/short-when.ts'
import { useMay } from '../../session/me.ts'
import styles from './notice.module.css'
import { audienceWords, placeWords, readWords, stateChips, stateWords } from './notice-words.ts'

type Row = RowOf<typeof noticeResource>

const choicesOf = (words: Record<string, () => string>) =>
  Object.entries(words).map(([value, title]) => ({ value, title: title() }))

export function Component() {
  const may = useMay()
  return (
    <ResourceList<Row>
      path="/api/v3/admin/notices"
      title={m.office_menu_notices()}
      sorts={['published_at']}
      order="desc"
      to={({ id }) => `/notices/${id}`}
      create={may('notices.write') ? { to: '/notices/new', title: m.office_notice_new() } : undefined}
      empty={m.office_notices_empty()}
      filters={[
        { name: 'audience', title: m.office_notice_audience(), choices: choicesOf(audienceWords) },
        { name: 'state', title: m.office_notice_state(), choices: choicesOf(stateWords) },
      ]}
      columns={[
        {
          key: 'title',
          title: m.office_notice_title(),
          cell: ({ title, is_pinned }) => (
            <span className={styles.title}>
              {is_pinned && <Pin size={16} role="img" aria-label={m.office_notice_pinned()} />}
              {pickText(title, getLocale())}
            </span>
          ),
        },
        { key: 'audience', title: m.office_notice_audience(), cell: placeWords },
        {
          key: 'state',
          title: m.office_notice_state(),
          cell: ({ state }) => <span className={stateChips[state]}>{stateWords[state]()}</span>,
        },
        {
          key: 'when',
          title: m.office_notice_when(),
          sort: 'published_at',
          cell: ({ published_at }) => shortWhen(published_at),
          isSecondary: true,
        },
        {
          key: 'reads',
          title: m.office_notice_reads(),
          cell: (row) =>
            row.state === 'planned' ? (
              ''
            ) : (
              <span className={styles.reads}>
                <progress max={Math.max(row.reaches, 1)} value={row.reads} aria-hidden="true" />
                {readWords(row)}
              </span>
            ),
          isSecondary: true,
        },
      ]}
    />
  )
}
