import { FieldError } from '@prostuti/ui/field'
import { SelectField } from '@prostuti/ui/select-field'
import { type ReactNode, useId } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import styles from './settings.module.css'

type Named = { name: string; label: string; hint: string }

/** On or off, and below it what that changes for whom. */
export function Switch({ name, label, hint }: Named) {
  const { register } = useFormContext()
  const id = useId()
  return (
    <div className={styles.switch}>
      <div className="check">
        <input {...register(name)} type="checkbox" id={id} aria-describedby={`${id}-hint`} />
        <label htmlFor={id}>{label}</label>
      </div>
      <p id={`${id}-hint`} className="hint">
        {hint}
      </p>
    </div>
  )
}

type Choice<Value> = { value: Value; label: string }

type ChoiceOrNoneProps = Named & {
  /** What choosing none means. */
  none: string
  choices: readonly Choice<string>[]
}

/** One of a few, or null. */
export function ChoiceOrNone({ name, label, hint, none, choices }: ChoiceOrNoneProps) {
  const { register, getFieldState, formState } = useFormContext()
  return (
    <SelectField
      {...register(name, { setValueAs: (value: string | null) => value || null })}
      label={label}
      hint={hint}
      placeholder={none}
      options={choices}
      error={getFieldState(name, formState).error?.message}
    />
  )
}

type OneOfProps = Named & { choices: readonly (Choice<string> & { note?: ReactNode })[] }

/** One of a few that are worth reading before choosing. */
export function OneOf({ name, label, hint, choices }: OneOfProps) {
  const { field, fieldState } = useController({ name, control: useFormContext().control })
  return (
    <fieldset className={styles.oneOf}>
      <legend className="lbl">{label}</legend>
      <p className="hint">{hint}</p>
      {choices.map(({ value, label: title, note }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={field.value === value}
            onChange={() => field.onChange(value)}
            onBlur={field.onBlur}
          />
          <span>
            <b>{title}</b>
            {note && <small>{note}</small>}
          </span>
        </label>
      ))}
      {fieldState.error?.message && <FieldError>{fieldState.error.message}</FieldError>}
    </fieldset>
  )
}
