import { Field } from '@prostuti/ui/field'
import { type ReactNode, type Ref, useId } from 'react'
import { PickBox } from './pick-box.tsx'
import type { PickableRow, PickSource, PickText } from './pick-types.ts'
import { useChosen } from './use-choices.ts'

export type PickSeveralProps<Row extends PickableRow> = PickSource<Row> &
  PickText & {
    value: readonly Row['id'][]
    onChange: (ids: Row['id'][]) => void
    disabled?: boolean | undefined
    ref?: Ref<HTMLInputElement>
  }

/** Several other things: those that are chosen, as `children` shows them, and a box to choose more. */
export function PickSeveral<Row extends PickableRow>({
  children,
  ...props
}: PickSeveralProps<Row> & { children: (chosen: Row[], without: (gone: Row['id']) => void) => ReactNode }) {
  const { label, hint, error, note, value, onChange } = props
  const id = useId()
  const chosen = useChosen<Row>(props, value)
  const without = (gone: Row['id']) => onChange(value.filter((each) => each !== gone))
  return (
    <Field id={id} label={label} hint={hint} error={error} note={note} className="combo">
      {chosen.length > 0 && children(chosen, without)}
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
