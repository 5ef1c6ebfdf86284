import { complaint_state_answered, complaint_state_closed, complaint_state_open } from '@prostuti/text/messages'
import type { ComplaintCard } from './complaint-queries.ts'

export function StateChip({ state }: { state: ComplaintCard['state'] }) {
  const [name, look] = chips[state]
  return <span className={`chip ${look}`}>{name()}</span>
}

const chips = {
  open: [complaint_state_open, 'chip-line'],
  answered: [complaint_state_answered, 'chip-brand'],
  closed: [complaint_state_closed, ''],
} as const
