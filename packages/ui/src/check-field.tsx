import { type ComponentProps, useId } from 'react'
import { describedBy, FieldError, type FieldText } from './field.tsx'

type CheckFieldProps = Pick<FieldText, 'label' | 'error'> &
  Omit<ComponentProps<'input'>, 'className' | 'children' | 'type'> & { name: string }

/** One box to tick, with its sentence beside it. */
export function CheckField({ label, error, id, ...input }: CheckFieldProps) {
  const ownId = useId()
  const boxId = id ?? ownId
  return (
    <div className="field">
      <div className="check">
        <input
          {...input}
          type="checkbox"
          id={boxId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(boxId, { error })}
        />
        <label htmlFor={boxId}>{label}</label>
      </div>
      {error && <FieldError id={`${boxId}-error`}>{error}</FieldError>}
    </div>
  )
}
