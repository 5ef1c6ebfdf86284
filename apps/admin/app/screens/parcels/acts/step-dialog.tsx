import type { stepParcel } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { SelectField } from '@prostuti/ui/select-field'
import { TextField } from '@prostuti/ui/text-field'
import { useState } from 'react'
import { post } from '../../../api/call.ts'
import { ActDialog } from '../../../kit/act/act-dialog.tsx'
import { stateWords } from '../../../kit/parcel/parcel-words.ts'
import { showToast } from '../../../kit/toast/toast.ts'
import { parcelsPath } from '../parcel-types.ts'
import own from '../parcels.module.css'
import type { ActProps } from './act-props.ts'

/** Where it is, as somebody heard by telephone. */
export function StepDialog({ parcel, onClose, renew }: ActProps) {
  const [chosen, setChosen] = useState('')
  const [detail, setDetail] = useState('')
  const state = parcel.next_states.find((each) => each === chosen)
  const send = async () => {
    if (state === undefined) return
    const body = { state, detail: detail.trim() || null }
    await post<typeof stepParcel>(`${parcelsPath}/:id/step`, body, { params: { id: parcel.id } })
    showToast({ text: m.office_parcel_recorded() })
    await renew()
  }
  return (
    <ActDialog title={m.office_parcel_step()} canSend={state !== undefined} act={send} onClose={onClose}>
      <div className={own.form}>
        <p>{m.office_parcel_step_text()}</p>
        <SelectField
          name="state"
          label={m.office_parcel_step_state()}
          placeholder={m.office_choose()}
          value={chosen}
          options={parcel.next_states.map((each) => ({ value: each, label: stateWords(each) }))}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
        <TextField
          name="detail"
          label={m.office_parcel_step_detail()}
          note={m.office_correction_optional()}
          maxLength={200}
          value={detail}
          onChange={({ currentTarget }) => setDetail(currentTarget.value)}
        />
      </div>
    </ActDialog>
  )
}
