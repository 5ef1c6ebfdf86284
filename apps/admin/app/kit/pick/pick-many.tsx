import * as m from '@prostuti/text/messages'
import { X } from 'lucide-react'
import styles from './pick.module.css'
import { PickSeveral, type PickSeveralProps } from './pick-several.tsx'
import type { PickableRow } from './pick-types.ts'

/** Several other things, in the order in which they were chosen. */
export function PickMany<Row extends PickableRow>(props: PickSeveralProps<Row>) {
  const { label, wordsOf, disabled } = props
  return (
    <PickSeveral<Row> {...props}>
      {(chosen, without) => (
        <ul className={styles.chosen} aria-label={m.office_pick_chosen({ what: label })}>
          {chosen.map((row) => (
            <li key={row.id} className="chip chip-brand">
              {wordsOf(row)}
              <button
                type="button"
                disabled={disabled}
                aria-label={m.office_pick_remove({ what: wordsOf(row) })}
                onClick={() => without(row.id)}
              >
                <X aria-hidden="true" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </PickSeveral>
  )
}
