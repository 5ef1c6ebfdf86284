import type { eventResource, RowOf } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'

type State = RowOf<typeof eventResource>['state']

export const eventStateWords: Record<State, () => string> = {
  draft: m.office_state_draft,
  open: m.office_state_open,
  closed: m.office_state_closed,
  over: m.office_state_over,
}

const chipOf: Record<State, string> = {
  draft: 'chip chip-line',
  open: 'chip chip-ok',
  closed: 'chip',
  over: 'chip chip-line',
}

export const EventState = ({ state }: { state: State }) => (
  <span className={chipOf[state]}>{eventStateWords[state]()}</span>
)
