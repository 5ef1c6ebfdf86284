import type { ResponseOf } from '@prostuti/contract'
import type { listSittings } from '@prostuti/contract/staff'
import { daysUntil, formatRelativeDay, formatTimeRange, formatUntil } from '@prostuti/text/dates'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { get } from '../../api/call.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import { count } from './model/board-words.ts'
import styles from './sittings.module.css'

type Listed = ResponseOf<typeof listSittings>['papers'][number]

const refreshMs = 20_000

const phases = { running: m.office_control_running, before: m.office_control_coming, after: m.office_control_past }

/** The exams that run, that come and that have just ended: the way into their control rooms. */
export function Component() {
  const { data, error, refetch } = useQuery({
    ...get<typeof listSittings>('/api/v3/admin/sittings'),
    refetchInterval: refreshMs,
  })
  if (error && data === undefined) return <Unread error={error} retry={refetch} />
  return (
    <>
      <div className={styles.head}>
        <h1>{m.office_control()}</h1>
        <p>{m.office_control_list_text()}</p>
      </div>
      {data === undefined ? (
        <p role="status">{m.office_loading()}</p>
      ) : data.papers.length === 0 ? (
        <div className={`card ${styles.none}`}>
          <p>{m.office_control_none()}</p>
          <p>{m.office_control_none_text()}</p>
        </div>
      ) : (
        (['running', 'before', 'after'] as const).map((phase) => (
          <Phase
            key={phase}
            title={phases[phase]()}
            papers={data.papers.filter((paper) => paper.phase === phase)}
            now={new Date(data.server_time)}
          />
        ))
      )}
    </>
  )
}

function Phase({ title, papers, now }: { title: string; papers: Listed[]; now: Date }) {
  if (papers.length === 0) return null
  return (
    <section className={styles.phase}>
      <h2>{title}</h2>
      <ul className="card">
        {papers.map((paper) => (
          <li key={paper.id}>
            <Link to={`/control-room/${paper.id}`}>
              <span>
                <b>{pickText(paper.title, getLocale())}</b>
                <small>{factsOf(paper, now).join(' · ')}</small>
              </span>
              {paper.paused_at && <span className="chip chip-bad">{m.office_control_paused()}</span>}
              <ChevronRight aria-hidden="true" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function factsOf(paper: Listed, now: Date): string[] {
  const { phase, questions, started, finished, expected, absent } = paper
  const facts = [spanWords(paper, now), m.office_control_questions({ count: count(questions) })]
  if (phase === 'before')
    return expected === null ? facts : [...facts, m.office_control_expected_of({ count: count(expected) })]
  return [
    ...facts,
    phase === 'after'
      ? m.office_control_sat_of({ count: count(started) })
      : m.office_control_started_of({ count: count(started), finished: count(finished) }),
    ...(absent === null || absent === 0
      ? []
      : [(phase === 'after' ? m.office_control_missed_of : m.office_control_absent_of)({ count: count(absent) })]),
  ]
}

/** `আজ বিকাল ৪:২৯ – সন্ধ্যা ৬:২৯`; of several days, both of them. */
function spanWords({ phase, opens_at, closes_at }: Listed, now: Date): string {
  const locale = getLocale()
  const opens = new Date(opens_at)
  if (phase === 'before' || closes_at === null) return formatUntil(opens, now, locale)
  const closes = new Date(closes_at)
  return daysUntil(closes, opens) === 0
    ? `${formatRelativeDay(opens, now, locale)} ${formatTimeRange(opens, closes, locale)}`
    : `${formatUntil(opens, now, locale)} – ${formatUntil(closes, now, locale)}`
}
