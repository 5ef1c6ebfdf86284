import * as m from '@prostuti/text/messages'
import type { OwnSubscription } from '../../kit/subscription/subscription-api.ts'

const states = {
  running: { words: m.subscription_state_running, tone: 'chip-ok' },
  coming: { words: m.subscription_state_coming, tone: 'chip-brand' },
  waiting: { words: m.subscription_state_waiting, tone: 'chip-brand' },
  unpaid: { words: m.subscription_state_unpaid, tone: 'chip-line' },
  over: { words: m.subscription_state_over, tone: 'chip-line' },
  returned: { words: m.subscription_state_returned, tone: 'chip-line' },
}

export function StateChip({ of: { state, is_ending, owed } }: { of: OwnSubscription }) {
  if (state === 'running' && owed?.access === 'lectures_paused')
    return <span className="chip chip-bad">{m.subscription_state_paused()}</span>
  if (is_ending) return <span className="chip chip-bad">{m.subscription_state_ending()}</span>
  const { words, tone } = states[state]
  return <span className={`chip ${tone}`}>{words()}</span>
}
