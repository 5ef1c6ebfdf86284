import * as m from '@prostuti/text/messages'
import { TextAreaField } from '@prostuti/ui/text-area-field'
import { TextField } from '@prostuti/ui/text-field'
import { useState } from 'react'
import { useController } from 'react-hook-form'

type Named = { name: string; label: string; hint?: string }

/** A line that may be left out: empty is null. */
export function OptionalBox({ name, label, hint, type }: Named & { type?: 'email' | 'url' }) {
  const { field, fieldState } = useController({ name })
  return (
    <TextField
      ref={field.ref}
      name={name}
      type={type}
      label={label}
      hint={hint}
      note={m.office_optional()}
      value={field.value ?? ''}
      onChange={({ currentTarget }) => field.onChange(currentTarget.value === '' ? null : currentTarget.value)}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  )
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Several short texts, each on a line of its own. */
export function LinesBox({ name, label, hint }: Named) {
  const { field, fieldState, formState } = useController({ name })
  const lines: string[] = Array.isArray(field.value) ? field.value : []
  // As long as somebody types, their empty lines stand.
  const [typed, setTyped] = useState<string>()
  const isOwn = typed !== undefined && linesOf(typed).join('\n') === lines.join('\n')
  const ofLine = (formState.errors[name] as unknown as { message?: string }[] | undefined)?.find?.(Boolean)?.message
  return (
    <TextAreaField
      ref={field.ref}
      name={name}
      label={label}
      hint={hint}
      note={m.office_optional()}
      value={isOwn ? typed : lines.join('\n')}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        field.onChange(linesOf(currentTarget.value))
      }}
      onBlur={field.onBlur}
      error={fieldState.error?.message ?? ofLine}
    />
  )
}
