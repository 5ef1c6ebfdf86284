import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'
import { useId, useRef, useState } from 'react'
import { Phrase } from '../rich-text/phrase.tsx'
import styles from './calendar-dialog.module.css'
import { calendarLinks } from './calendar-links.ts'

type CalendarDialogProps = { path: string; open: boolean; onClose: () => void }

/** Ways to keep the timetable in one's own calendar, where it follows every change. */
export default function CalendarDialog({ path, open, onClose }: CalendarDialogProps) {
  const { file, subscribe, google } = calendarLinks(location.origin, path, getLocale())
  return (
    <Dialog open={open} onClose={onClose} title={m.schedule_calendar_title()}>
      <p>{m.schedule_calendar_text()}</p>
      <div className={styles.calWays}>
        <a className="btn btn-brand btn-full" href={google} target="_blank" rel="noopener">
          <span>
            <Phrase text={m.schedule_calendar_google()} />
          </span>
        </a>
        <a className="btn btn-line btn-full" href={subscribe}>
          {m.schedule_calendar_app()}
        </a>
        <a className="btn btn-line btn-full" href={file} download>
          <span>
            <Phrase text={m.schedule_calendar_file()} />
          </span>
        </a>
      </div>
      <CopyAddress address={file} />
    </Dialog>
  )
}

function CopyAddress({ address }: { address: string }) {
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
      <label htmlFor={id}>{m.schedule_calendar_address()}</label>
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
      <p className="hint">
        <Phrase text={m.schedule_calendar_how()} />
      </p>
      <p className={outcome === 'failed' ? 'hint' : 'sr'} role="status">
        {outcome === 'copied' && m.schedule_calendar_copied()}
        {outcome === 'failed' && m.schedule_calendar_copy_failed()}
      </p>
    </div>
  )
}
