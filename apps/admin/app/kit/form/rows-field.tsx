import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import styles from './form.module.css'

type RowsFieldProps<Row> = {
  name: string
  /** What one of them is called. */
  label: string
  /** A new one, from those that are there. */
  blank: (rows: Row[]) => Row
  atMost: number
  isFixed?: boolean
  /** The boxes of one row; `name` is where it stands in the form: `outline.2`. */
  children: (name: string, place: number) => ReactNode
}

/** Several of the same kind, one below the other: added, taken out, moved by buttons that a keyboard reaches. */
export function RowsField<Row>({ name, label, blank, atMost, isFixed = false, children }: RowsFieldProps<Row>) {
  const { control, getValues } = useFormContext()
  const { fields, append, remove, swap } = useFieldArray({ control, name })
  const called = (place: number) => `${label} ${formatNumber(place + 1, getLocale())}`
  return (
    <>
      {fields.length > 0 && (
        <ol className={styles.rows}>
          {fields.map(({ id }, place) => (
            <li key={id}>
              <div className={styles.rowhead}>
                <span className="lbl">{called(place)}</span>
                {!isFixed && (
                  <span className={styles.rowacts}>
                    {place > 0 && (
                      <button
                        type="button"
                        className="icon-btn"
                        aria-label={m.office_row_up({ what: called(place) })}
                        onClick={() => swap(place, place - 1)}
                      >
                        <ArrowUp aria-hidden="true" size={18} />
                      </button>
                    )}
                    {place < fields.length - 1 && (
                      <button
                        type="button"
                        className="icon-btn"
                        aria-label={m.office_row_down({ what: called(place) })}
                        onClick={() => swap(place, place + 1)}
                      >
                        <ArrowDown aria-hidden="true" size={18} />
                      </button>
                    )}
                    <button
                      type="button"
                      className="icon-btn"
                      aria-label={m.office_pick_remove({ what: called(place) })}
                      onClick={() => remove(place)}
                    >
                      <X aria-hidden="true" size={18} />
                    </button>
                  </span>
                )}
              </div>
              {children(`${name}.${place}`, place)}
            </li>
          ))}
        </ol>
      )}
      {!isFixed && fields.length < atMost && (
        <button
          type="button"
          className={`btn btn-line btn-sm ${styles.add}`}
          onClick={() => append(blank((getValues(name) as Row[]) ?? []) as object)}
        >
          <Plus aria-hidden="true" size={16} /> {m.office_row_add({ what: label })}
        </button>
      )}
    </>
  )
}
