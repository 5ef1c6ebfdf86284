import { Field } from '@prostuti/ui/field'
import { type Ref, useId } from 'react'
import { PickBox } from './pick-box.tsx'
import type { PickableRow, PickSource, PickText } from './pick-types.ts'
import { useChosen } from './use-choices.ts'

type PickOneProps<Row extends PickableRow> = PickSource<Row> &
  PickText & {
    value: Row['id'] | null
    onChange: (id: Row['id'] | null, row: Row | undefined) => void
    disabled?: boolean | undefined
    ref?: Ref<HTMLInputElement>
  }

/** Another thing that this one names: searched by its words, kept by its key. */
export function PickOne<Row extends PickableRow>(props: PickOneProps<Row>) {
  const { label, hint, error, note, value, onChange, wordsOf } = props
  const id = useId()
  const [chosen] = useChosen<Row>(props, value === null ? [] : [value])
  return (
    <Field id={id} label={label} hint={hint} error={error} note={note} className="combo">
      <PickBox<Row>
        {...props}
        id={id}
        standing={chosen && value === chosen.id ? wordsOf(chosen) : ''}
        isChosen={(row) => row.id === value}
        onChoose={(row) => onChange(row.id, row)}
        onClear={() => onChange(null, undefined)}
      />
    </Field>
  )
}
