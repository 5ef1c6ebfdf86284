import type { recordParcel } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { TextField } from '@prostuti/ui/text-field'
import { useState } from 'react'
import { post } from '../../../api/call.ts'
import { ActDialog } from '../../../kit/act/act-dialog.tsx'
import { showToast } from '../../../kit/toast/toast.ts'
import { parcelsPath } from '../parcel-types.ts'
import own from '../parcels.module.css'
import type { ActProps } from './act-props.ts'

/** A courier without an API, and the number on its receipt. */
export function RecordDialog({ parcel, onClose, renew }: ActProps) {
  const [name, setName] = useState(parcel.courier_name ?? '')
  const [number, setNumber] = useState('')
  const send = async () => {
    const body = { courier_name: name.trim(), tracking_number: number.trim() || null }
    await post<typeof recordParcel>(`${parcelsPath}/:id/record`, body, { params: { id: parcel.id } })
    showToast({ text: m.office_parcel_recorded() })
    await renew()
  }
  return (
    <ActDialog title={m.office_parcel_record()} canSend={name.trim().length >= 2} act={send} onClose={onClose}>
      <div className={own.form}>
        <p>{m.office_parcel_record_text()}</p>
        <TextField
          name="courier_name"
          label={m.office_parcel_record_name()}
          hint={m.office_parcel_record_name_hint()}
          maxLength={60}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <TextField
          name="tracking_number"
          label={m.office_parcel_record_number()}
          note={m.office_correction_optional()}
          maxLength={60}
          value={number}
          onChange={({ currentTarget }) => setNumber(currentTarget.value)}
        />
      </div>
    </ActDialog>
  )
}
