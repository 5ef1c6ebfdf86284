import { formatRelativeDay, formatTime } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon } from '@prostuti/ui/icons/common'
import { Link } from 'react-router'
import { formatDuration } from '../exam/exam-words.ts'
import { classIn, mayJoin } from '../live-class/class-of-row.ts'
import { heldWords } from '../live-class/class-words.ts'
import { JoinPart } from '../live-class/join-part.tsx'
import { Phrase } from '../rich-text/phrase.tsx'
import styles from './dashboard.module.css'
import type { DashboardFacts } from './dashboard-query.ts'
import { examInfoAddress, lectureAddress } from './timetable-addresses.ts'

type Row = DashboardFacts['next'][number]
type NextRowProps = {
  row: Row
  now: Date
  /** Whether it has to be said which course it belongs to. */
  named?: boolean
}

const kinds = {
  lecture: m.dashboard_kind_lecture,
  exam: m.dashboard_kind_exam,
  lecture_and_exam: m.dashboard_kind_both,
}

/** One thing that comes: when, what, how long until then, and the way to it. */
export function NextRow({ row, now, named = false }: NextRowProps) {
  const locale = getLocale()
  const held = classIn(row)
  const facts = [
    kinds[row.kind](),
    held !== undefined && heldWords(held.live_class),
    row.questions !== null && m.dashboard_questions({ n: formatNumber(row.questions, locale) }),
  ].filter((fact) => fact !== false)
  return (
    <article className={`card pad ${styles.nextRow}`}>
      <When startsAt={new Date(row.starts_at)} now={now} />
      <div>
        <p className="meta">{facts.join(' · ')}</p>
        <h3>
          <Phrase text={row.title} />
        </h3>
        {named && (
          <p className="meta">
            <Phrase text={row.course} />
          </p>
        )}
        {row.teacher && <p className="meta">{row.teacher}</p>}
        <p className={styles.nextFoot}>
          <span className="chip chip-brand">{waitWords(row, now)}</span>
          {row.kind !== 'exam' && row.state !== 'upcoming' && (
            <More to={lectureAddress(row.course_id, row)}>{m.dashboard_to_lecture()}</More>
          )}
          {row.kind !== 'lecture' && <More to={examInfoAddress(row.course_id, row)}>{m.courseexam_info_title()}</More>}
        </p>
        {held && mayJoin(held, now) && <JoinPart courseId={row.course_id} row={held} look="go" size="sm" />}
      </div>
    </article>
  )
}

export function When({ startsAt, now }: { startsAt: Date; now: Date }) {
  const locale = getLocale()
  return (
    <p className={styles.when}>
      <small>{formatRelativeDay(startsAt, now, locale)}</small>
      <b>{formatTime(startsAt, locale)}</b>
    </p>
  )
}

export const hasBegun = ({ starts_at }: Pick<Row, 'starts_at'>, now: Date): boolean =>
  Date.parse(starts_at) <= now.getTime()

/** Exact while it matters; further away the date above says enough. */
export function waitWords({ starts_at }: Pick<Row, 'starts_at'>, now: Date): string {
  const locale = getLocale()
  if (hasBegun({ starts_at }, now)) return m.dashboard_now()
  const minutes = Math.ceil((Date.parse(starts_at) - now.getTime()) / 60_000)
  if (minutes < 24 * 60) return m.dashboard_in({ left: formatDuration(minutes, locale) })
  return formatRelativeDay(new Date(starts_at), now, locale)
}

export function More({ to, children }: { to: string; children: string }) {
  return (
    <Link className="link" to={to}>
      {children}
      <Icon of={arrowRightIcon} size="sm" />
    </Link>
  )
}
