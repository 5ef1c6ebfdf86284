import { type ComponentProps, useId } from 'react'
import { describedBy, Field, type FieldText } from './field.tsx'

type TextAreaFieldProps = FieldText &
  Omit<ComponentProps<'textarea'>, 'className' | 'children'> & {
    /** The key in the server's errors map; the summary finds the box by it. */
    name: string
  }

/** Several lines; the box grows with its text where the browser can. */
export function TextAreaField({ label, hint, error, note, id, ...area }: TextAreaFieldProps) {
  const ownId = useId()
  const boxId = id ?? ownId
  return (
    <Field id={boxId} label={label} hint={hint} error={error} note={note}>
      <textarea
        rows={3}
        {...area}
        id={boxId}
        className="input area"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(boxId, { hint, error })}
      />
    </Field>
  )
}
