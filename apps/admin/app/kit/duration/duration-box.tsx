import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { TextField } from '@prostuti/ui/text-field'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { readDuration, spellDuration } from './duration.ts'

/** How long something is, typed as minutes and seconds and kept in seconds. */
export function DurationBox({ name, label, hint }: { name: string; label: string; hint?: string }) {
  const { field, fieldState } = useController({ name })
  const [typed, setTyped] = useState<string>()
  const kept = typeof field.value === 'number' && field.value > 0 ? spellDuration(field.value, getLocale()) : ''
  const isOwn = typed !== undefined && (readDuration(typed) ?? 0) === field.value
  return (
    <TextField
      ref={field.ref}
      name={name}
      label={label}
      hint={hint ?? m.office_free_video_duration_hint()}
      value={isOwn ? typed : kept}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        field.onChange(readDuration(currentTarget.value) ?? 0)
      }}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  )
}
