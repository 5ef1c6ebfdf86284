import * as m from '@prostuti/text/messages'
import { TextAreaField } from '@prostuti/ui/text-area-field'
import { type ReactNode, useState } from 'react'
import { ActDialog } from './act-dialog.tsx'

type WordsDialogProps = {
  title: string
  text?: string
  /** What the button says, where that is not the title. */
  send?: string
  label: string
  hint?: string
  /** How many letters there must be; without it words may be left out. */
  atLeast?: number
  atMost?: number
  isGrave?: boolean
  children?: ReactNode
  act: (words: string) => Promise<unknown>
  onClose: () => void
}

/** Says what will happen, and asks for words to go with it. */
export function WordsDialog({
  text,
  label,
  hint,
  atLeast = 0,
  atMost = 500,
  children,
  act,
  ...rest
}: WordsDialogProps) {
  const [words, setWords] = useState('')
  return (
    <ActDialog {...rest} canSend={words.trim().length >= atLeast} act={() => act(words.trim())}>
      {text && <p>{text}</p>}
      {children}
      <TextAreaField
        name="words"
        label={label}
        {...(hint && { hint })}
        {...(atLeast === 0 && { note: m.office_correction_optional() })}
        maxLength={atMost}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
    </ActDialog>
  )
}
