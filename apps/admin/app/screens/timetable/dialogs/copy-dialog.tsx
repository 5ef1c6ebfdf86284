import type { batchResource, RowOf, readTimetableSheet } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'
import { useState } from 'react'
import { readOnce } from '../../../api/call.ts'
import { PickOne } from '../../../kit/pick/pick-one.tsx'
import type { Opened } from '../model/sheet-facts.ts'
import styles from './dialogs.module.css'

type BatchRow = RowOf<typeof batchResource>

type CopyDialogProps = { onClose: () => void; onCopy: (from: Opened) => void }

/** Takes the rows of another batch into the sheet; nothing is written until it is saved. */
export function CopyDialog({ onClose, onCopy }: CopyDialogProps) {
  const [batchId, setBatchId] = useState<number | null>(null)
  const [failure, setFailure] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const copy = async () => {
    if (batchId === null || isBusy) return
    setIsBusy(true)
    try {
      const params = { params: { id: batchId } }
      onCopy(await readOnce<typeof readTimetableSheet>('/api/v3/admin/batches/:id/timetable', params))
      onClose()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : m.office_failed())
      setIsBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.office_sheet_copy_title()}
      actions={
        <>
          <button type="button" className="btn btn-line" onClick={onClose}>
            {m.office_sheet_back()}
          </button>
          <button type="button" className="btn btn-brand" aria-disabled={batchId === null} onClick={() => void copy()}>
            {m.office_sheet_copy_now()}
          </button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{m.office_sheet_copy_hint()}</p>
        <PickOne<BatchRow>
          path="/api/v3/admin/batches"
          label={m.office_sheet_batch()}
          value={batchId}
          wordsOf={({ title }) => pickText(title, getLocale())}
          onChange={setBatchId}
        />
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      </div>
    </Dialog>
  )
}
