import type { paperResource, RowOf } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'

export type PaperState = RowOf<typeof paperResource>['state']

export const paperStateWords: Record<PaperState, () => string> = {
  draft: m.office_paper_state_draft,
  ready: m.office_paper_state_ready,
  frozen: m.office_paper_state_frozen,
  open: m.office_paper_state_open,
  closed: m.office_paper_state_closed,
  released: m.office_paper_state_released,
}

const tones: Record<PaperState, string> = {
  draft: 'chip',
  ready: 'chip chip-line',
  frozen: 'chip chip-brand',
  open: 'chip chip-brand',
  closed: 'chip chip-line',
  released: 'chip chip-ok',
}

/** How far a paper has come. */
export const PaperStateChip = ({ state }: { state: PaperState }) => (
  <span className={tones[state]}>{paperStateWords[state]()}</span>
)
