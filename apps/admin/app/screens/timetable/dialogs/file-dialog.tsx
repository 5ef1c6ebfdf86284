import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'
import { useState } from 'react'
import type { ReadTable } from '../model/read-table.ts'
import styles from './dialogs.module.css'

type FileDialogProps = {
  name: string
  read: ReadTable
  changes: number
  onClose: () => void
  onTake: (withoutAbsent: boolean) => void
}

/** What a file would change, and what of it could not be read, before it is taken into the sheet. */
export function FileDialog({ name, read, changes, onClose, onTake }: FileDialogProps) {
  const locale = getLocale()
  const [withoutAbsent, setWithoutAbsent] = useState(false)
  const number = (count: number) => formatNumber(count, locale)
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.office_sheet_file_title({ name })}
      actions={
        <>
          <button type="button" className="btn btn-line" onClick={onClose}>
            {m.office_sheet_back()}
          </button>
          <button type="button" className="btn btn-brand" onClick={() => onTake(withoutAbsent)}>
            {m.office_sheet_file_take()}
          </button>
        </>
      }
    >
      <p className={styles.sum}>{m.office_sheet_file_sum({ count: number(changes) })}</p>
      {read.problems.length > 0 && (
        <>
          <p className={styles.warning}>{m.office_sheet_file_problems({ count: number(read.problems.length) })}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keys */}
          <ul className={styles.changes} tabIndex={0} aria-label={m.office_sheet_file_unread()}>
            {read.problems.slice(0, 200).map(({ row, column, problem }) => (
              <li key={`${row} ${column}`}>
                <b>{m.office_sheet_file_place({ row: localizeDigits(row, locale), column })}</b> {problem}
              </li>
            ))}
          </ul>
        </>
      )}
      {read.absent.length > 0 && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={withoutAbsent}
            onChange={(event) => setWithoutAbsent(event.currentTarget.checked)}
          />
          {m.office_sheet_file_absent({ count: number(read.absent.length) })}
        </label>
      )}
    </Dialog>
  )
}
