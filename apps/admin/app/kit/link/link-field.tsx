import * as m from '@prostuti/text/messages'
import { useController } from 'react-hook-form'
import { LinkBox } from './link-box.tsx'

type LinkFieldProps = { name: string; label: string; hint?: string; note?: string; isOptional?: boolean }

/** A link of a form; where it may be left out, empty is null. */
export function LinkField({ name, label, hint, note, isOptional = false }: LinkFieldProps) {
  const { field, fieldState } = useController({ name })
  return (
    <LinkBox
      name={name}
      label={label}
      {...(hint && { hint })}
      {...((note ?? isOptional) && { note: note ?? m.office_optional() })}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={(link) => field.onChange(isOptional && link === '' ? null : link)}
      error={fieldState.error?.message}
    />
  )
}
