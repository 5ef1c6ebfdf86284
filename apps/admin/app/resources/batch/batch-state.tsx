import type { batchResource, RowOf } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'

type State = RowOf<typeof batchResource>['state']

export const batchStateWords: Record<State, () => string> = {
  draft: m.office_state_draft,
  open: m.office_state_open,
  closed: m.office_state_closed,
}

const chipOf: Record<State, string> = { draft: 'chip chip-line', open: 'chip chip-ok', closed: 'chip' }

export const BatchState = ({ state }: { state: State }) => (
  <span className={chipOf[state]}>{batchStateWords[state]()}</span>
)

/** What the server says of a row, from the fields of the form. */
export const batchStateOf = (fields: { is_active: boolean; enrolment_ends_at: string }): State =>
  !fields.is_active ? 'draft' : Date.parse(fields.enrolment_ends_at) > Date.now() ? 'open' : 'closed'
