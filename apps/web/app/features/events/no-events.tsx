import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import type { When } from '../../kit/event/event-queries.ts'

export function NoEvents({ when }: { when: When }) {
  const isPast = when === 'past'
  return (
    <div className="card">
      <EmptyState
        title={isPast ? m.events_none_past_title() : m.events_none_title()}
        text={isPast ? m.events_none_past_text() : m.events_none_text()}
        action={
          <Link className="btn btn-line" to={isPast ? addressOf('/events') : addressOf('/batches')}>
            {isPast ? m.events_see_coming() : m.events_see_batches()}
          </Link>
        }
      />
    </div>
  )
}
