import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { memo } from 'react'
import styles from '../styles/navigator.module.css'
import type { Cell, CellState } from './question-states.ts'

type CellButtonProps = Cell & {
  here: boolean
  /** Given where arrows move between cells: then one of them alone is reached by Tab. */
  tabIndex?: 0 | -1
  onClick: (position: number) => void
}

export const stateWords: Record<CellState, () => string> = {
  answered: m.room_answered,
  partial: m.room_partial,
  seen: m.room_seen,
  unseen: m.room_unseen,
}

/** One question in the list: how it stands is in its shape as well as its colour, and in words for whoever hears it. */
export const CellButton = memo(function CellButton(props: CellButtonProps) {
  const { position, state, flagged, here, tabIndex, onClick } = props
  const n = formatNumber(position + 1, getLocale())
  return (
    <button
      type="button"
      className={`${styles.cell} num`}
      data-is={`${state}${flagged ? ' flagged' : ''}${here ? ' here' : ''}`}
      data-part="cell"
      aria-label={[m.room_question({ n }), stateWords[state](), ...(flagged ? [m.room_flagged()] : [])].join(', ')}
      aria-current={here || undefined}
      data-cell={position}
      tabIndex={tabIndex}
      onClick={() => onClick(position)}
    >
      {n}
    </button>
  )
})
