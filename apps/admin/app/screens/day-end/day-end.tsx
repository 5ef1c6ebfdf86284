import type { readDayEnd } from '@prostuti/contract/staff'
import { dhakaDate, dhakaMidnight } from '@prostuti/text/dhaka-date'
import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Printer, Upload } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { get } from '../../api/call.ts'
import { Crumbs } from '../../kit/exam/crumbs.tsx'
import styles from '../../kit/exam/exam-screen.module.css'
import { useQueried } from '../../kit/exam/use-queried.ts'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { useNews } from '../../kit/live/staff-live.ts'
import { dateWords } from '../../kit/money/ledger-words.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import { AccountsCard } from './accounts-card.tsx'
import { CashCard } from './cash-card.tsx'
import { ClosingCard } from './closing-card.tsx'
import own from './day-end.module.css'
import { DayFoot } from './day-foot.tsx'
import { type Day, daysPath } from './day-types.ts'
import { stateTone, stateWords } from './day-words.ts'
import { ExceptionsCard } from './exceptions-card.tsx'
import { ExportButton } from './export-button.tsx'
import { SummaryCard } from './summary-card.tsx'
import { WaysCard } from './ways-card.tsx'

const dayMs = 86_400_000
const later = (day: string, days: number): string => dhakaDate(new Date(dhakaMidnight(day).getTime() + days * dayMs))

/** What a day came to, against the ledger: counted, explained, and closed by two people. */
export function Component() {
  const { query, change } = useQueried()
  const today = dhakaDate(new Date())
  const asked = query.get('day') ?? ''
  const day = /^\d{4}-\d{2}-\d{2}$/.test(asked) && asked <= today ? asked : today
  const { data, error, refetch } = useQuery(get<typeof readDayEnd>(`${daysPath}/:day`, { params: { day } }))
  useNews((news) => {
    const isAbout = (path: string) => path.startsWith(daysPath) || /statement|payments|refunds|cash/.test(path)
    if (news === 'resync' || (news.kind === 'changed' && isAbout(news.path))) void refetch()
  })
  const show = (next: string) => change({ day: next === today ? undefined : next })
  if (error && !data) return <Unread error={error} retry={refetch} />
  return (
    <>
      <div className={styles.head}>
        <div>
          <Crumbs steps={[{ to: '/day-end/days', text: m.office_days_all() }]} here={m.office_menu_day_end()} />
          <div className={styles.title}>
            <h1>{dateWords(day)}</h1>
            {data && <span className={`chip ${stateTone(data.day.state)}`}>{stateWords(data.day.state)}</span>}
          </div>
          <p className="meta">{m.office_day_span()}</p>
        </div>
        <div className={`${styles.acts} ${own.acts}`}>
          <button
            type="button"
            className="btn btn-line btn-sm"
            aria-label={m.office_day_before()}
            onClick={() => show(later(day, -1))}
          >
            <ChevronLeft aria-hidden="true" size={18} />
          </button>
          <button
            type="button"
            className="btn btn-line btn-sm"
            aria-label={m.office_day_next()}
            disabled={day >= today}
            onClick={() => show(later(day, 1))}
          >
            <ChevronRight aria-hidden="true" size={18} />
          </button>
          <input
            type="date"
            className={`input ${own.date}`}
            aria-label={m.office_day_pick()}
            max={today}
            value={day}
            onChange={({ currentTarget: { value } }) => value && show(value)}
          />
          <Link className="btn btn-line btn-sm" to="/statements">
            <Upload aria-hidden="true" size={18} /> {m.office_day_bring()}
          </Link>
          <button type="button" className="btn btn-line btn-sm" onClick={() => window.print()}>
            <Printer aria-hidden="true" size={18} /> {m.office_day_print()}
          </button>
          {data?.day.books && <ExportButton day={day} />}
        </div>
      </div>
      {data ? <Shown day={data.day} /> : <Bones />}
    </>
  )
}

function Shown({ day }: { day: Day }) {
  const list = useRef<HTMLDivElement>(null)
  const first = () => {
    const button = list.current?.querySelector<HTMLElement>('[data-is="open"] :is(button, a)')
    button?.scrollIntoView({ block: 'center' })
    button?.focus()
  }
  useKeys({ n: first })
  return (
    <>
      <SummaryCard day={day} />
      <div className={own.two}>
        <div>
          <WaysCard day={day} />
          <div ref={list}>
            <ExceptionsCard day={day} />
          </div>
        </div>
        <div>
          {day.books && <AccountsCard accounts={day.books.accounts} />}
          <CashCard day={day} />
          {day.books && <ClosingCard day={day} />}
        </div>
      </div>
      {day.books && <DayFoot day={day} onFirst={first} />}
    </>
  )
}

function Bones() {
  return (
    <>
      <p role="status" className="sr">
        {m.office_loading()}
      </p>
      <div aria-hidden="true" className={own.bones}>
        <div className="card" />
        <div className="card" />
      </div>
    </>
  )
}
