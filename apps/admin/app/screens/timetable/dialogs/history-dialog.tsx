import type { timetableAt, timetableHistory } from '@prostuti/contract/staff'
import { differenceOf, type TimetableRow } from '@prostuti/exam-rules'
import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { get, readOnce } from '../../../api/call.ts'
import { rowOf } from '../model/sheet-facts.ts'
import styles from './dialogs.module.css'

const path = '/api/v3/admin/batches/:id/timetable/history'

type HistoryDialogProps = {
  batchId: number
  mayWrite: boolean
  onClose: () => void
  onRestore: (rows: (now: TimetableRow[]) => TimetableRow[]) => void
}

/** Who saved the sheet and when; an older state is laid into it as changes, which are looked at and saved like any others. */
export function HistoryDialog({ batchId, mayWrite, onClose, onRestore }: HistoryDialogProps) {
  const locale = getLocale()
  const [failure, setFailure] = useState('')
  const found = useQuery({ ...get<typeof timetableHistory>(path, { params: { id: batchId } }), staleTime: 0 })
  const restore = async (version: number) => {
    try {
      const old = await readOnce<typeof timetableAt>(`${path}/:version`, { params: { id: batchId, version } })
      onRestore((now) => asChanges(now, old.rows.map(rowOf)))
      onClose()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : m.office_failed())
    }
  }
  const number = (count: number) => formatNumber(count, locale)
  const revisions = found.data?.revisions ?? []
  return (
    <Dialog open onClose={onClose} title={m.office_sheet_history()}>
      {found.isPending && <p role="status">{m.office_loading()}</p>}
      {found.error && (
        <p role="alert">
          {found.error.message}{' '}
          <button type="button" className="btn btn-line btn-sm" onClick={() => void found.refetch()}>
            {m.office_try_again()}
          </button>
        </p>
      )}
      {found.data && revisions.length === 0 && <p>{m.office_history_empty()}</p>}
      <ol className={styles.history}>
        {revisions.map(({ version, at, by, added, changed, removed }, nth) => (
          <li key={version}>
            <b>{m.office_history_by({ name: by?.name ?? '', when: formatWhen(new Date(at), new Date(), locale) })}</b>
            <span>
              {m.office_sheet_history_sum({ changed: number(changed), added: number(added), removed: number(removed) })}
            </span>
            {nth === 0 && <span className="chip chip-brand">{m.office_history_now()}</span>}
            {mayWrite && (
              <button type="button" className="btn btn-line btn-sm" onClick={() => void restore(version - 1)}>
                {m.office_sheet_before_this()}
              </button>
            )}
          </li>
        ))}
      </ol>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
    </Dialog>
  )
}

/** Rows that were removed since come back as new ones: their old ids are gone. */
function asChanges(now: TimetableRow[], old: TimetableRow[]): TimetableRow[] {
  const { added } = differenceOf(now, old)
  const gone = new Set(added.map(({ id }) => id))
  let lowest = Math.min(0, ...now.map(({ id }) => id))
  return old.map((row) => (gone.has(row.id) ? { ...row, id: --lowest } : row))
}
