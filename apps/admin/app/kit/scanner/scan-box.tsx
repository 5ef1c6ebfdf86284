import * as m from '@prostuti/text/messages'
import { ScanBarcode } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import styles from './scanner.module.css'

/**
 * Where a scanner types. It is a keyboard: fast letters and an Enter. Whatever has the focus, its first letter puts it back into the
 * box, so that nobody needs a mouse between two scans; whoever has no scanner types the number.
 */
export function ScanBox({ label, onCode }: { label: string; onCode: (code: string) => void }) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    const catchLetters = (event: KeyboardEvent) => {
      const { target, key } = event
      const isWriting =
        target instanceof HTMLElement && target.closest('input, textarea, select, dialog[open]') !== null
      if (isWriting || key.length !== 1 || key === ' ' || event.ctrlKey || event.altKey || event.metaKey) return
      // Not for the shortcuts of the office either: a code is full of letters.
      event.stopPropagation()
      box.current?.focus({ preventScroll: true })
    }
    document.addEventListener('keydown', catchLetters, { capture: true })
    return () => document.removeEventListener('keydown', catchLetters, { capture: true })
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = box.current?.value.trim() ?? ''
    if (box.current) box.current.value = ''
    if (code !== '') onCode(code)
  }
  return (
    <form className={styles.box} onSubmit={submit}>
      <ScanBarcode aria-hidden="true" size={22} />
      <input
        ref={box}
        className="input"
        aria-label={label}
        placeholder={m.office_bench_box()}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={60}
      />
      <button type="submit" className="btn btn-line">
        {m.office_bench_take()}
      </button>
    </form>
  )
}
