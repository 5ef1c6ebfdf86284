import { type ComponentProps, useId } from 'react'
import { describedBy, Field, type FieldText } from './field.tsx'

type SelectOption = { value: string | number; label: string }

type SelectFieldProps = FieldText &
  Omit<ComponentProps<'select'>, 'className' | 'children' | 'multiple'> & {
    /** The key in the server's errors map; the summary finds the box by it. */
    name: string
    options: readonly SelectOption[]
    /** The first, empty choice: "choose a district". */
    placeholder: string
  }

/** The native element: every phone shows its own list, and it needs no script. */
export function SelectField({ label, hint, error, note, id, options, placeholder, ...select }: SelectFieldProps) {
  const ownId = useId()
  const boxId = id ?? ownId
  return (
    <Field id={boxId} label={label} hint={hint} error={error} note={note}>
      <div className="select-wrap">
        <select
          {...select}
          id={boxId}
          className="input"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(boxId, { hint, error })}
        >
          <option value="">{placeholder}</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </div>
    </Field>
  )
}
