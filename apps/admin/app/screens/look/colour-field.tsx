import * as m from '@prostuti/text/messages'
import { type LookColours, usualColours } from '@prostuti/ui/look'
import { TextField } from '@prostuti/ui/text-field'
import { useController, useFormContext } from 'react-hook-form'
import styles from './look.module.css'

type ColourFieldProps = { name: string; of: keyof LookColours; label: string; hint: string }

/** A colour by its picker or by its number; empty is Prostuti's own. */
export function ColourField({ name, of, label, hint }: ColourFieldProps) {
  const { field, fieldState } = useController({ name, control: useFormContext().control })
  const value: string | null = field.value
  const isColour = /^#[0-9a-f]{6}$/i.test(value ?? '')
  return (
    <div className={styles.colour}>
      <input
        type="color"
        aria-label={m.office_look_pick({ what: label })}
        value={isColour ? value! : usualColours[of]}
        onChange={({ currentTarget }) => field.onChange(currentTarget.value)}
      />
      <TextField
        ref={field.ref}
        name={name}
        label={label}
        hint={hint}
        note={value === null ? m.office_look_own() : undefined}
        placeholder={usualColours[of]}
        autoComplete="off"
        spellCheck={false}
        value={value ?? ''}
        onChange={({ currentTarget }) => field.onChange(currentTarget.value.trim().toLowerCase() || null)}
        onBlur={field.onBlur}
        error={fieldState.error?.message}
      />
    </div>
  )
}
