import * as m from '@prostuti/text/messages'
import { Dialog } from '@prostuti/ui/dialog'
import { TextAreaField } from '@prostuti/ui/text-area-field'
import { type ReactNode, useState } from 'react'
import { useAct } from '../exam/use-act.ts'

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
export function WordsDialog({ title, text, label, hint, atLeast = 0, children, onClose, ...rest }: WordsDialogProps) {
  const { send = title, atMost = 500, isGrave = false } = rest
  const [words, setWords] = useState('')
  const { isBusy, failure, act } = useAct()
  const press = async () => {
    if (await act(() => rest.act(words.trim()))) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <button
          type="button"
          className={isGrave ? 'btn btn-bad' : 'btn btn-brand'}
          aria-busy={isBusy}
          disabled={words.trim().length < atLeast}
          onClick={() => void press()}
        >
          {send}
        </button>
      }
    >
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
      <p role="alert" className="err">
        {failure}
      </p>
    </Dialog>
  )
}
