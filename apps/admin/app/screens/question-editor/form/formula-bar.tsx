import * as m from '@prostuti/text/messages'
import { ImagePlus } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { insertNotation, notations, signs } from '../model/insert-notation.ts'
import styles from './words.module.css'

type FormulaBarProps = {
  /** The box it writes into. */
  box: RefObject<HTMLTextAreaElement | null>
  label: string
  onWrite: (text: string) => void
  onPicture?: (() => void) | undefined
}

/** Buttons that write the stored notation of formulas. One stop for the Tab key; arrows go through them. */
export function FormulaBar({ box, label, onWrite, onPicture }: FormulaBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const insert = (notation: Parameters<typeof insertNotation>[1]) => {
    const area = box.current
    if (area === null) return
    const { value, selectionStart, selectionEnd } = area
    const inserted = insertNotation({ value, start: selectionStart, end: selectionEnd }, notation)
    onWrite(inserted.value)
    // The cursor goes where it belongs once the box has its new text.
    requestAnimationFrame(() => {
      area.focus()
      area.setSelectionRange(inserted.start, inserted.end)
    })
  }
  const formulas = [
    { shown: 'x²', title: m.office_question_raised(), notation: notations.raised },
    { shown: 'x₂', title: m.office_question_lowered(), notation: notations.lowered },
    { shown: 'a⁄b', title: m.office_question_fraction(), notation: notations.fraction },
    { shown: '√', title: m.office_question_root(), notation: notations.root },
  ]
  const press = ({ key }: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    if (step !== undefined && at >= 0) buttons[(at + step + buttons.length) % buttons.length]?.focus()
  }
  return (
    <div ref={bar} className={styles.bar} role="toolbar" aria-label={label} onKeyDown={press}>
      {formulas.map(({ shown, title, notation }, at) => (
        <button
          key={title}
          type="button"
          tabIndex={at === 0 ? 0 : -1}
          title={title}
          // With what is seen on it, for whoever says aloud what they press.
          aria-label={`${shown} ${title}`}
          onClick={() => insert(notation)}
        >
          {shown}
        </button>
      ))}
      <span className={styles.gap} />
      {signs.map((sign) => (
        <button key={sign} type="button" tabIndex={-1} onClick={() => insert({ before: sign, after: '' })}>
          {sign}
        </button>
      ))}
      {onPicture && (
        <>
          <span className={styles.gap} />
          <button
            type="button"
            tabIndex={-1}
            title={m.office_question_add_picture()}
            aria-label={m.office_question_add_picture()}
            onClick={onPicture}
          >
            <ImagePlus aria-hidden="true" size={18} />
          </button>
        </>
      )}
    </div>
  )
}
