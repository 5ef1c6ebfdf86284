import * as m from '@prostuti/text/messages'
import { addressOf } from '../../kit/address/address-of.ts'
import type { DashboardFacts } from '../../kit/course/dashboard-query.ts'
import { More, NextRow } from '../../kit/course/next-row.tsx'
import { MySection } from '../../kit/my-page/section.tsx'
import { EventRow } from './event-row.tsx'
import { isSoon, nextThings } from './next-things.ts'

/**
 * Today and tomorrow; or, where these are free, what comes after them; and the events the doctor is registered for. The first
 * of the courses' rows already stands at the top, unless an exam runs.
 */
export function NextPart({ facts, now }: { facts: DashboardFacts; now: Date }) {
  const { next, courses } = facts
  const things = nextThings(facts)
  const [only] = courses
  if (next.length > 0 && things.length === 0) return null
  return (
    <MySection
      title={isSoon(things, now) ? m.my_today() : m.dashboard_next()}
      link={
        only && courses.length === 1 ? (
          <More to={addressOf('/my/courses/:id/full-schedule', { id: only.id })}>{m.dashboard_full_schedule()}</More>
        ) : undefined
      }
    >
      {things.length === 0 ? (
        <p className="card pad muted">{m.dashboard_next_none()}</p>
      ) : (
        <div className="stack">
          {things.map((thing) =>
            'event' in thing ? (
              <EventRow key={`event-${thing.event.id}`} event={thing.event} now={now} />
            ) : (
              <NextRow
                key={`${thing.row.course_id}-${thing.row.event_id}`}
                row={thing.row}
                now={now}
                named={courses.length > 1}
              />
            ),
          )}
        </div>
      )}
    </MySection>
  )
}
