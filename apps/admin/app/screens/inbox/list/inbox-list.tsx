import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'
import { AtSign } from 'lucide-react'
import { Link } from 'react-router'
import { categoryNames, categoryWords } from '../../../kit/complaint/category-words.ts'
import { countWords } from '../../../kit/exam/marks-words.ts'
import { NextPage } from '../../../kit/exam/pager.tsx'
import { Pills } from '../../../kit/exam/pills.tsx'
import { useMay } from '../../../session/me.ts'
import { type InboxRow, promiseWords, spanWords } from '../inbox-words.ts'
import type { useInbox } from '../use-inbox.ts'
import { useNow } from '../use-now.ts'
import styles from './inbox-list.module.css'
import { NothingWaits } from './nothing-waits.tsx'
import { ObjectionRows } from './objection-rows.tsx'

type InboxListProps = Omit<ReturnType<typeof useInbox>, 'error' | 'refetch'> & { openId: string | undefined }

export function InboxList({ inbox, asked, change, search, openId }: InboxListProps) {
  const now = useNow()
  const counts = inbox?.counts
  const hasObjections = useMay()('objections.read')
  const counted = (label: string, count: Parameters<typeof countWords>[0] | undefined) =>
    count === undefined || count.count === 0 ? label : `${label} ${countWords(count)}`
  // The conversation has the heading of the page while one is open.
  const Heading = openId === undefined ? 'h1' : 'h2'
  return (
    <>
      <header className={styles.head}>
        <div className={styles.title}>
          <Heading>{showWords(asked.show)}</Heading>
          {asked.show === 'waiting' && counts !== undefined && <span className="chip">{countWords(counts.all)}</span>}
        </div>
        {asked.show === 'waiting' && (
          <Pills
            choices={[
              { value: undefined, label: m.office_inbox_v_all() },
              { value: 'mine', label: counted(m.office_inbox_v_mine(), counts?.mine) },
              { value: 'nobody', label: counted(m.office_inbox_v_nobody(), counts?.nobody) },
              { value: 'late', label: counted(m.office_inbox_v_late(), counts?.late) },
            ]}
            value={asked.view}
            onChange={(view) => change({ view })}
          />
        )}
        <div className={styles.selects}>
          <select
            className="input"
            aria-label={m.office_inbox_show()}
            value={asked.show}
            onChange={({ currentTarget: { value } }) =>
              change({ show: value === 'waiting' ? undefined : value, view: undefined })
            }
          >
            {shows.map((show) => (
              <option key={show} value={show}>
                {show === 'snoozed' ? counted(showWords(show), counts?.snoozed) : showWords(show)}
              </option>
            ))}
          </select>
          <select
            className="input"
            aria-label={m.office_inbox_category()}
            value={asked.category ?? ''}
            onChange={({ currentTarget: { value } }) => change({ category: value })}
          >
            <option value="">{m.office_inbox_all_categories()}</option>
            {categoryNames.map((category) => (
              <option key={category} value={category}>
                {categoryWords(category)}
              </option>
            ))}
          </select>
        </div>
      </header>
      {inbox === undefined && <Bones />}
      {inbox?.rows.length === 0 && (
        <NothingWaits
          inbox={inbox}
          isAll={asked.view === undefined && asked.category === undefined && asked.show === 'waiting'}
        />
      )}
      <ul className={styles.rows}>
        {asked.show === 'waiting' &&
          asked.view === undefined &&
          hasObjections &&
          (asked.category ?? 'exam') === 'exam' && <ObjectionRows now={now} search={search} />}
        {inbox?.rows.map((row) => (
          <Row key={row.id} row={row} now={now} search={search} isOpen={String(row.id) === openId} />
        ))}
      </ul>
      <NextPage next={inbox?.next} onNext={(after) => change({ after })} />
    </>
  )
}

const shows = ['waiting', 'snoozed', 'answered', 'closed'] as const

const showWords = (show: (typeof shows)[number]): string =>
  ({
    waiting: m.office_inbox_waiting,
    snoozed: m.office_inbox_snoozed,
    answered: m.office_inbox_answered,
    closed: m.office_inbox_closed,
  })[show]()

type RowProps = { row: InboxRow; now: Date; search: string; isOpen: boolean }

function Row({ row, now, search, isOpen }: RowProps) {
  const promise = row.promised_at === null ? undefined : promiseWords(row.promised_at, now)
  return (
    <li data-is={row.is_unread ? 'unread' : undefined}>
      <Link to={{ pathname: `/inbox/${row.id}`, search }} aria-current={isOpen ? 'page' : undefined}>
        <span className={styles.who}>
          {row.is_unread && (
            <span className={styles.dot}>
              <span className="sr">{m.office_inbox_unread()}</span>
            </span>
          )}
          <b>{row.doctor}</b>
          <small>{spanWords(now.getTime() - new Date(row.last_message_at).getTime())}</small>
        </span>
        <span className={styles.subject}>{row.subject}</span>
        <span className={styles.chips}>
          <span className="chip">{categoryWords(row.category)}</span>
          {row.is_called && (
            <span className="chip chip-brand">
              <AtSign aria-hidden="true" size={14} /> {m.office_inbox_called()}
            </span>
          )}
          {promise && (promise.isLate || row.assignee === null) && (
            <span className={promise.isLate ? 'chip chip-bad' : 'chip chip-line'}>{promise.text}</span>
          )}
          {row.assignee && <span className="chip chip-line">{row.assignee.name}</span>}
        </span>
      </Link>
    </li>
  )
}

const bones = ['a', 'b', 'c', 'd', 'e']

function Bones() {
  return (
    <div role="status" className={styles.bones}>
      <span className="sr">{m.office_loading()}</span>
      {bones.map((bone) => (
        <Skeleton key={bone} height={76} className="" />
      ))}
    </div>
  )
}
