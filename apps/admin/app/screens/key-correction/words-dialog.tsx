import * as m from '@prostuti/text/messages'
import { Dialog } from '@prostuti/ui/dialog'
import { TextAreaField } from '@prostuti/ui/text-area-field'
import { type ReactNode, useState } from 'react'
import { useAct } from '../../kit/exam/use-act.ts'

type WordsDialogProps = {
  title: string
  text: string
  label: string
  isNeeded?: boolean
  isGrave?: boolean
  children?: ReactNode
  act: (words: string) => Promise<unknown>
  onClose: () => void
}

/** Says what will happen, and asks for a word to go with it. */
export function WordsDialog({ title, text, label, isNeeded, isGrave, children, act: send, onClose }: WordsDialogProps) {
  const [words, setWords] = useState('')
  const { isBusy, failure, act } = useAct()
  const press = async () => {
    if (await act(() => send(words.trim()))) onClose()
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
          disabled={isNeeded === true && words.trim() === ''}
          onClick={() => void press()}
        >
          {title}
        </button>
      }
    >
      <p>{text}</p>
      {children}
      <TextAreaField
        name="words"
        label={label}
        {...(!isNeeded && { note: m.office_correction_optional() })}
        maxLength={500}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <p role="alert" className="err">
        {failure}
      </p>
    </Dialog>
  )
}
