import * as m from '@prostuti/text/messages'
import { Field } from '@prostuti/ui/field'
import { X } from 'lucide-react'
import { type Ref, useId } from 'react'
import styles from './pick.module.css'
import { PickBox } from './pick-box.tsx'
import type { PickableRow, PickSource, PickText } from './pick-types.ts'
import { useChosen } from './use-choices.ts'

type PickManyProps<Row extends PickableRow> = PickSource<Row> &
  PickText & {
    value: readonly Row['id'][]
    onChange: (ids: Row['id'][]) => void
    disabled?: boolean | undefined
    ref?: Ref<HTMLInputElement>
  }

/** Several other things, in the order in which they were chosen. */
export function PickMany<Row extends PickableRow>(props: PickManyProps<Row>) {
  const { label, hint, error, note, value, onChange, wordsOf, disabled } = props
  const id = useId()
  const chosen = useChosen<Row>(props, value)
  const without = (gone: Row['id']) => onChange(value.filter((each) => each !== gone))
  return (
    <Field id={id} label={label} hint={hint} error={error} note={note} className="combo">
      {chosen.length > 0 && (
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
      <PickBox<Row>
        {...props}
        id={id}
        isMany
        standing=""
        isChosen={({ id: key }) => value.includes(key)}
        onChoose={({ id: key }) => (value.includes(key) ? without(key) : onChange([...value, key]))}
        onClear={() => onChange(value.slice(0, -1))}
      />
    </Field>
  )
}
