import { localizeDigits } from '@prostuti/text/digits'
import { getLocale } from '@prostuti/text/runtime'
import { type Ref, useId } from 'react'
import { boxesOf, codeIn, codeLength } from './code-value.ts'
import { FieldError, type FieldText } from './field.tsx'

export { codeLength }

type CodeFieldProps = Pick<FieldText, 'label' | 'hint' | 'error'> & {
  name: string
  /** Latin digits. */
  value: string
  onChange: (code: string) => void
  /** The sixth digit was typed, pasted or filled in by the phone. */
  onComplete: (code: string) => void
  /** The code is being looked at: the box keeps the focus, and takes nothing. */
  busy?: boolean
  /** How many codes were wrong; each new one shakes the boxes once. */
  misses?: number
  ref?: Ref<HTMLInputElement>
}

/**
 * Six boxes to look at, one input to use: pasting, SMS autofill and screen readers meet an ordinary field. A miss is
 * said in a live region, because the focus stays where it is.
 */
export function CodeField({
  label,
  hint,
  error,
  name,
  value,
  onChange,
  onComplete,
  busy = false,
  misses = 0,
  ref,
}: CodeFieldProps) {
  const id = useId()
  const locale = getLocale()

  const take = (typed: string) => {
    const code = codeIn(typed)
    if (busy || code === value) return
    onChange(code)
    if (code.length === codeLength) onComplete(code)
  }

  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="code" data-is={error ? 'wrong' : undefined}>
        <div key={misses} className={`code-boxes${misses > 0 ? ' shakes' : ''}`} aria-hidden="true">
          {boxesOf(value).map(({ digit, isNext }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the six places never move
            <span key={place} data-is={isNext ? 'next' : undefined}>
              {localizeDigits(digit, locale)}
            </span>
          ))}
        </div>
        <input
          ref={ref}
          id={id}
          name={name}
          value={value}
          onChange={(event) => take(event.currentTarget.value)}
          // The digits are drawn in their boxes from the left: a caret elsewhere would put the next one in a place nobody sees.
          onSelect={({ currentTarget: box }) => {
            if (box.selectionStart === box.selectionEnd) box.setSelectionRange(box.value.length, box.value.length)
          }}
          readOnly={busy}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error ${id}-hint`}
        />
      </div>
      <div id={`${id}-error`} role="alert">
        {error && <FieldError key={misses}>{error}</FieldError>}
      </div>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
