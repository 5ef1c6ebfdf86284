import { daysUntil } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { addressOf } from '../../kit/address/address-of.ts'
import type { DashboardFacts } from '../../kit/course/dashboard-query.ts'
import { More, NextRow } from '../../kit/course/next-row.tsx'
import { MySection } from '../../kit/my-page/section.tsx'

/**
 * Today and tomorrow; or, where these are free, what comes after them. The first of them already stands at the top, unless
 * an exam runs.
 */
export function NextPart({ facts: { running, next, courses }, now }: { facts: DashboardFacts; now: Date }) {
  const rows = running ? next : next.slice(1)
  const [first] = next
  const soon = first !== undefined && daysUntil(new Date(first.starts_at), now) <= 1
  const [only] = courses
  if (next.length > 0 && rows.length === 0) return null
  return (
    <MySection
      title={soon ? m.my_today() : m.dashboard_next()}
      link={
        only && courses.length === 1 ? (
          <More to={addressOf('/my/courses/:id/full-schedule', { id: only.id })}>{m.dashboard_full_schedule()}</More>
        ) : undefined
      }
    >
      {next.length === 0 ? (
        <p className="card pad muted">{m.dashboard_next_none()}</p>
      ) : (
        <div className="stack">
          {rows.map((row) => (
            <NextRow key={`${row.course_id}-${row.event_id}`} row={row} now={now} named={courses.length > 1} />
          ))}
        </div>
      )}
    </MySection>
  )
}
