import {
  events_none_past_text,
  events_none_past_title,
  events_none_text,
  events_none_title,
  events_see_batches,
  events_see_coming,
} from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Link } from 'react-router'
import type { When } from './event-queries.ts'

export function NoEvents({ when }: { when: When }) {
  const isPast = when === 'past'
  return (
    <div className="card">
      <EmptyState
        title={isPast ? events_none_past_title() : events_none_title()}
        text={isPast ? events_none_past_text() : events_none_text()}
        action={
          <Link className="btn btn-line" to={isPast ? '/events' : '/batches'}>
            {isPast ? events_see_coming() : events_see_batches()}
          </Link>
        }
      />
    </div>
  )
}
