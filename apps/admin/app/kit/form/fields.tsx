import * as m from '@prostuti/text/messages'
import { CheckField } from '@prostuti/ui/check-field'
import { TextAreaField } from '@prostuti/ui/text-area-field'
import { TextField } from '@prostuti/ui/text-field'
import { useFormContext } from 'react-hook-form'
import styles from './form.module.css'

type Named = { name: string; label: string; hint?: string }

/** A text in both languages, Bengali first: English may be left out, unless it is whole only with both. */
export function BothLanguages({ name, label, hint, long, isWhole }: Named & { long?: true; isWhole?: true }) {
  const { register, getFieldState, formState } = useFormContext()
  const Box = long ? TextAreaField : TextField
  const wrongIn = (language: string) => getFieldState(`${name}.${language}`, formState).error?.message
  return (
    <div className={styles.both}>
      <Box
        {...register(`${name}.bn`)}
        lang="bn"
        label={m.office_in_bengali({ what: label })}
        hint={hint}
        error={wrongIn('bn')}
      />
      <Box
        {...register(`${name}.en`)}
        lang="en"
        label={m.office_in_english({ what: label })}
        note={isWhole ? undefined : m.office_optional()}
        error={wrongIn('en')}
      />
    </div>
  )
}

/** One line; where it may be left out, empty is null. */
export function TextBox({ name, label, hint, isOptional }: Named & { isOptional?: true }) {
  const { register, getFieldState, formState } = useFormContext()
  return (
    <TextField
      {...register(name, isOptional && { setValueAs: (text: string | null) => text || null })}
      label={label}
      hint={hint}
      note={isOptional && m.office_optional()}
      error={getFieldState(name, formState).error?.message}
    />
  )
}

export function Check({ name, label }: Named) {
  const { register, getFieldState, formState } = useFormContext()
  return <CheckField {...register(name)} label={label} error={getFieldState(name, formState).error?.message} />
}
