import * as m from '@prostuti/text/messages'
import { useId, useRef, useState } from 'react'
import styles from './calendar.module.css'

type CopyAddressProps = { label: string; address: string }

/** An address for a program that is told it by hand. */
export function CopyAddress({ label, address }: CopyAddressProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setOutcome('copied')
    } catch {
      // Not every browser lets a page write there; the reader can, with the text already selected.
      field.current?.select()
      setOutcome('failed')
    }
  }
  return (
    <div className={styles.calCopy}>
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          ref={field}
          id={id}
          className="input"
          readOnly
          value={address}
          lang="en"
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="btn btn-line" onClick={copy}>
          {outcome === 'copied' ? m.schedule_calendar_copied() : m.schedule_calendar_copy()}
        </button>
      </div>
      <p className={outcome === 'failed' ? 'hint' : 'sr'} role="status">
        {outcome === 'copied' && m.schedule_calendar_copied()}
        {outcome === 'failed' && m.schedule_calendar_copy_failed()}
      </p>
    </div>
  )
}
