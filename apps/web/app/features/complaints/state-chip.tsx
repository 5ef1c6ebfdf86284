import * as m from '@prostuti/text/messages'
import type { ComplaintCard } from './complaint-queries.ts'

export function StateChip({ state }: { state: ComplaintCard['state'] }) {
  const [name, look] = chips[state]
  return <span className={`chip ${look}`}>{name()}</span>
}

const chips = {
  open: [m.complaint_state_open, 'chip-line'],
  answered: [m.complaint_state_answered, 'chip-brand'],
  closed: [m.complaint_state_closed, ''],
} as const
