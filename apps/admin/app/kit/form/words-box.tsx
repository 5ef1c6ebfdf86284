import { TextField } from '@prostuti/ui/text-field'
import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'

type WordsBoxProps = { name: string; label: string; hint?: string }

const wordsIn = (text: string): string[] =>
  text
    .split(/[,،\n]/)
    .map((word) => word.trim())
    .filter(Boolean)

/** A list of words in one box, with commas between them. */
export function WordsBox({ name, label, hint }: WordsBoxProps) {
  const { field, fieldState } = useController({ name, control: useFormContext().control })
  const [typed, setTyped] = useState<string>()
  return (
    <TextField
      ref={field.ref}
      name={name}
      label={label}
      hint={hint}
      value={typed ?? ((field.value as string[] | null) ?? []).join(', ')}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        field.onChange(wordsIn(currentTarget.value))
      }}
      onBlur={() => {
        setTyped(undefined)
        field.onBlur()
      }}
      error={fieldState.error?.message}
    />
  )
}
