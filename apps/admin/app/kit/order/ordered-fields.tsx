import * as m from '@prostuti/text/messages'
import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import styles from './order.module.css'
import { OrderedList } from './ordered-list.tsx'

type OrderedFieldsProps = {
  name: string
  label: string
  /** What a new one says before anything is typed. */
  blank: Record<string, unknown>
  most: number
  add: string
  /** What one is called, by its place: as it stands in the form now. */
  nameOf: (value: Record<string, unknown>, at: number) => string
  /** Its fields; their names begin with `prefix`. */
  children: (prefix: string, at: number) => ReactNode
}

/** Parts of a form that there are several of, in an order: the facts of the hero, the links of the footer. */
export function OrderedFields({ name, label, blank, most, add, nameOf, children }: OrderedFieldsProps) {
  const { getValues, formState } = useFormContext()
  const { fields, append, remove, move } = useFieldArray({ name })
  const valueAt = (at: number) => (getValues(`${name}.${at}`) ?? {}) as Record<string, unknown>
  const rows = fields.map(({ id }, at) => ({ id, at }))
  const wrong = formState.errors[name] as { message?: string; root?: { message?: string } } | undefined
  return (
    <fieldset className={styles.parts}>
      <legend className="lbl">{label}</legend>
      {(wrong?.message ?? wrong?.root?.message) && <p className="err">{wrong?.message ?? wrong?.root?.message}</p>}
      <OrderedList
        items={rows}
        keyOf={({ id }) => id}
        nameOf={({ at }) => nameOf(valueAt(at), at)}
        label={label}
        onMove={({ from, to }) => move(from, to)}
      >
        {({ at }) => (
          <div className={styles.part}>
            <div className={styles.partFields}>{children(`${name}.${at}`, at)}</div>
            <button
              type="button"
              className="icon-btn"
              aria-label={m.office_part_remove({ name: nameOf(valueAt(at), at) })}
              onClick={() => remove(at)}
            >
              <Trash2 aria-hidden="true" size={18} />
            </button>
          </div>
        )}
      </OrderedList>
      {rows.length < most && (
        <button
          type="button"
          className={`btn btn-line btn-sm ${styles.add}`}
          onClick={() => append(structuredClone(blank))}
        >
          <Plus aria-hidden="true" size={16} />
          {add}
        </button>
      )}
    </fieldset>
  )
}
