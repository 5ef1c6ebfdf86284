import type { exportLedger } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { TextField } from '@prostuti/ui/text-field'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { post } from '../../api/call.ts'
import { ActDialog } from '../../kit/act/act-dialog.tsx'
import { useJobActions } from '../../kit/jobs/use-jobs.ts'
import { showToast } from '../../kit/toast/toast.ts'

/** The ledger of some days, for the accountant. */
export function ExportButton({ day }: { day: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className="btn btn-line btn-sm" onClick={() => setIsOpen(true)}>
        <Download aria-hidden="true" size={18} /> {m.office_day_export()}
      </button>
      {isOpen && <ExportDialog day={day} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function ExportDialog({ day, onClose }: { day: string; onClose: () => void }) {
  const { renew } = useJobActions()
  // The month so far is what an accountant asks for.
  const [from, setFrom] = useState(`${day.slice(0, 8)}01`)
  const [to, setTo] = useState(day)
  const begin = async () => {
    await post<typeof exportLedger>('/api/v3/admin/ledger-exports', { from, to })
    showToast({ text: m.office_day_export_begun() })
    await renew()
  }
  return (
    <ActDialog title={m.office_day_export()} canSend={from !== '' && to >= from} act={begin} onClose={onClose}>
      <p>{m.office_day_export_text()}</p>
      <TextField
        name="from"
        type="date"
        label={m.office_day_export_from()}
        value={from}
        onChange={({ currentTarget }) => setFrom(currentTarget.value)}
      />
      <TextField
        name="to"
        type="date"
        label={m.office_day_export_to()}
        value={to}
        min={from}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
      />
    </ActDialog>
  )
}
