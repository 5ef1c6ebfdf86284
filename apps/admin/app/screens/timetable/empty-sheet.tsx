import * as m from '@prostuti/text/messages'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { readTsv } from './model/tsv.ts'
import styles from './timetable.module.css'

type EmptySheetProps = {
  batchId: number
  hasSchedules: boolean
  mayWrite: boolean
  /** What the sheet's columns are called, in their order. */
  columnTitles: string[]
  onCopy: () => void
  onFirstRow: () => void
  onPaste: (cells: string[][]) => void
}

/** A sheet without rows: where they come from. Cells of a spreadsheet are pasted anywhere on it, as there is no cell to paste into. */
export function EmptySheet(props: EmptySheetProps) {
  const { batchId, hasSchedules, mayWrite, columnTitles, onCopy, onFirstRow, onPaste } = props
  const take = useRef(onPaste)
  take.current = onPaste
  const canWrite = mayWrite && hasSchedules
  useEffect(() => {
    if (!canWrite) return
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, dialog') !== null
      if (isTyping || text.trim() === '') return
      event.preventDefault()
      take.current(readTsv(text))
    }
    addEventListener('paste', paste)
    return () => removeEventListener('paste', paste)
  }, [canWrite])
  return (
    <section className={`card ${styles.empty}`}>
      <h2>{m.office_sheet_empty()}</h2>
      <p>
        {hasSchedules ? m.office_sheet_empty_text({ columns: columnTitles.join(', ') }) : m.office_sheet_no_schedule()}
      </p>
      {mayWrite && !hasSchedules && (
        <Link className="btn btn-go" to={`/batches/${batchId}/schedules/new`}>
          {m.office_schedule_new()}
        </Link>
      )}
      {canWrite && (
        <div className={styles.choices}>
          <button type="button" className="btn btn-go" onClick={onCopy}>
            {m.office_sheet_copy()}
          </button>
          <button type="button" className="btn btn-line" onClick={onFirstRow}>
            {m.office_sheet_first_row()}
          </button>
        </div>
      )}
    </section>
  )
}
