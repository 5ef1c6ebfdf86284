import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { chevronRightIcon } from '@prostuti/ui/icons/common'
import { againIcon } from '@prostuti/ui/icons/result'
import styles from '../styles/retest-foot.module.css'
import { KeysHint } from './keys-hint.tsx'
import type { RetestTurn } from './use-retest.ts'
import type { RetestKeys } from './use-retest-keys.ts'

type RetestFootProps = { turn: RetestTurn; last: boolean; keys: RetestKeys }

/** Under the thumb: take the last answer back, and the one way on. */
export function RetestFoot({ turn, last, keys }: RetestFootProps) {
  const { review, answer, canUndo } = turn
  const chosen = answer !== undefined && answer !== null
  return (
    <div className={styles.foot} data-part="retest-foot">
      {canUndo && (
        <button type="button" className="btn btn-line" onClick={turn.undo}>
          <Icon of={againIcon} />
          {m.notebook_retest_undo()}
        </button>
      )}
      <KeysHint stems={turn.card?.question.type === 'mcq'} parts={turn.card?.question.parts.length ?? 0} keys={keys} />
      {/* One button all along: whoever presses Enter again and again goes through the whole day. */}
      <button
        type="button"
        className={`btn ${review || chosen ? 'btn-go' : 'btn-line'} ${styles.way}`}
        onClick={review ? turn.next : turn.check}
      >
        {review
          ? last
            ? m.notebook_retest_finish()
            : m.notebook_retest_next()
          : chosen
            ? m.notebook_retest_check()
            : m.notebook_retest_show()}
        {review && <Icon of={chevronRightIcon} />}
      </button>
    </div>
  )
}
