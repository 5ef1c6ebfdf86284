import { type ComponentProps, type ReactNode, useId } from 'react'
import { describedBy, Field, type FieldText } from './field.tsx'

type TextFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'className' | 'children'> & {
    /** The key in the server's errors map; the summary finds the box by it. */
    name: string
    /** A button inside the box, at its end. */
    inside?: ReactNode
    /** What follows the box: a strength meter, a link. */
    children?: ReactNode
  }

export function TextField({ label, hint, error, note, inside, children, id, ...input }: TextFieldProps) {
  const ownId = useId()
  const boxId = id ?? ownId
  const box = (
    <input
      {...input}
      // A dialog opens after its boxes were put in, and asks then which of them gets the focus.
      data-first={input.autoFocus || undefined}
      id={boxId}
      className={inside ? 'input has-inside' : 'input'}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(boxId, { hint, error })}
    />
  )
  return (
    <Field id={boxId} label={label} hint={hint} error={error} note={note}>
      {inside ? (
        <div className="input-wrap">
          {box}
          {inside}
        </div>
      ) : (
        box
      )}
      {children}
    </Field>
  )
}
