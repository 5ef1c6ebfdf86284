import * as m from '@prostuti/text/messages'
import { FieldError } from '@prostuti/ui/field'
import { type ClipboardEvent, useId, useRef } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import type { Language, QuestionFields } from '../../../kit/question/question-types.ts'
import { FormulaBar } from './formula-bar.tsx'
import styles from './words.module.css'

type StemBoxProps = {
  name: 'text' | 'explanation'
  language: Language
  label: string
  isLabelHidden?: boolean
  rows: number
  onPicture?: () => void
  /** Says whether it took what was pasted. */
  onPasteText?: (text: string) => boolean
}

/** A long text with its formula buttons. It grows with what is written. */
export function StemBox({ name, language, label, isLabelHidden, rows, onPicture, onPasteText }: StemBoxProps) {
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const { control } = useFormContext<QuestionFields>()
  const { field, fieldState } = useController({ control, name: `${name}.${language}` })
  const error = fieldState.error?.message
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (text !== '' && onPasteText?.(text)) event.preventDefault()
  }
  return (
    <div className="field">
      <label htmlFor={id} className={isLabelHidden ? 'sr' : undefined}>
        {label}
      </label>
      <div className={styles.area} data-is={error ? 'wrong' : undefined}>
        <FormulaBar
          box={box}
          label={m.office_question_formulas({ what: label })}
          onWrite={field.onChange}
          onPicture={onPicture}
        />
        <textarea
          id={id}
          name={field.name}
          ref={(element) => {
            box.current = element
            field.ref(element)
          }}
          lang={language}
          rows={rows}
          value={field.value ?? ''}
          disabled={field.disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={field.onChange}
          onBlur={field.onBlur}
          onPaste={paste}
        />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
