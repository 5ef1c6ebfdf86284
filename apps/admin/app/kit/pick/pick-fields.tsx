import { useController, useFormContext } from 'react-hook-form'
import { PickMany } from './pick-many.tsx'
import { PickOne } from './pick-one.tsx'
import { PickOrdered } from './pick-ordered.tsx'
import type { PickableRow, PickSource, PickText } from './pick-types.ts'

type PickFieldProps<Row extends PickableRow> = PickSource<Row> &
  Omit<PickText, 'error'> & { name: string; onPicked?: () => void }

/** A field of a form that names another thing: its key, or null. */
export function PickField<Row extends PickableRow>(props: PickFieldProps<Row>) {
  const { field, fieldState } = useController({ name: props.name, control: useFormContext().control })
  return (
    <PickOne<Row>
      {...props}
      ref={field.ref}
      value={field.value ?? null}
      onChange={(id) => {
        field.onChange(id)
        props.onPicked?.()
      }}
      disabled={field.disabled}
      error={fieldState.error?.message}
    />
  )
}

/** A field of a form that names several: their keys. */
export const PickManyField = severalField(PickMany)

/** The same where their order is chosen, too. */
export const PickOrderedField = severalField(PickOrdered)

function severalField(Pick: typeof PickMany) {
  return function SeveralField<Row extends PickableRow>(props: PickFieldProps<Row>) {
    const { field, fieldState } = useController({ name: props.name, control: useFormContext().control })
    return (
      <Pick<Row>
        {...props}
        ref={field.ref}
        value={field.value ?? []}
        onChange={(ids) => field.onChange(ids)}
        disabled={field.disabled}
        error={fieldState.error?.message}
      />
    )
  }
}
