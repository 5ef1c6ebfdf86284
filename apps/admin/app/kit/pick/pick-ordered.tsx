import * as m from '@prostuti/text/messages'
import { X } from 'lucide-react'
import { moved } from '../order/drag-places.ts'
import { OrderedList } from '../order/ordered-list.tsx'
import styles from './pick.module.css'
import { PickSeveral, type PickSeveralProps } from './pick-several.tsx'
import type { PickableRow } from './pick-types.ts'

/** Several other things in an order that is dragged, or changed by keys. */
export function PickOrdered<Row extends PickableRow>(props: PickSeveralProps<Row>) {
  const { label, value, onChange, wordsOf, noteOf, disabled = false } = props
  return (
    <PickSeveral<Row> {...props}>
      {(chosen, without) => (
        <div className={styles.ordered}>
          <OrderedList
            items={chosen}
            keyOf={(row) => row.id}
            nameOf={wordsOf}
            label={m.office_pick_chosen({ what: label })}
            isDisabled={disabled}
            onMove={({ from, to }) => onChange(moved(value, from, to))}
          >
            {(row) => (
              <div className={styles.place}>
                <span>
                  {wordsOf(row)}
                  {noteOf && <small>{noteOf(row)}</small>}
                </span>
                {!disabled && (
                  <button
                    type="button"
                    className="icon-btn"
                    aria-label={m.office_pick_remove({ what: wordsOf(row) })}
                    onClick={() => without(row.id)}
                  >
                    <X aria-hidden="true" size={18} />
                  </button>
                )}
              </div>
            )}
          </OrderedList>
        </div>
      )}
    </PickSeveral>
  )
}
