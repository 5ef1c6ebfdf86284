import type { mendParcel } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { SelectField } from '@prostuti/ui/select-field'
import { TextField } from '@prostuti/ui/text-field'
import { useState } from 'react'
import { post } from '../../../api/call.ts'
import { ActDialog } from '../../../kit/act/act-dialog.tsx'
import { phoneWords } from '../../../kit/doctor/phone-words.ts'
import { couriers, courierWords } from '../../../kit/parcel/parcel-words.ts'
import { showToast } from '../../../kit/toast/toast.ts'
import { parcelsPath } from '../parcel-types.ts'
import own from '../parcels.module.css'
import type { ActProps } from './act-props.ts'

/** Sets right what the courier could not use. */
export function MendDialog({ parcel, onClose, renew }: ActProps) {
  const [given, setGiven] = useState({
    recipient: parcel.recipient,
    phone: '',
    street: parcel.address.street,
    note: parcel.note ?? '',
    courier: parcel.courier,
  })
  const change = (changes: Partial<typeof given>) => setGiven((before) => ({ ...before, ...changes }))
  const send = async () => {
    const { phone, note, ...rest } = given
    const body = { ...rest, note: note.trim() || null, ...(phone.trim() !== '' && { phone: phone.trim() }) }
    await post<typeof mendParcel>(`${parcelsPath}/:id/mend`, body, { params: { id: parcel.id } })
    showToast({ text: m.office_parcel_mended() })
    await renew()
  }
  const phone = phoneWords(parcel.phone)
  return (
    <ActDialog title={m.office_parcel_mend()} send={m.office_save()} act={send} onClose={onClose}>
      <div className={own.form}>
        <p>{m.office_parcel_mend_text()}</p>
        <TextField
          name="recipient"
          label={m.office_parcel_recipient()}
          maxLength={100}
          value={given.recipient}
          onChange={({ currentTarget }) => change({ recipient: currentTarget.value })}
        />
        <TextField
          name="phone"
          type="tel"
          label={m.office_parcel_mend_phone()}
          hint={m.office_parcel_mend_phone_hint({ phone })}
          maxLength={30}
          value={given.phone}
          onChange={({ currentTarget }) => change({ phone: currentTarget.value })}
        />
        <TextField
          name="street"
          label={m.office_parcel_mend_street()}
          maxLength={200}
          value={given.street}
          onChange={({ currentTarget }) => change({ street: currentTarget.value })}
        />
        <TextField
          name="note"
          label={m.office_parcel_note()}
          note={m.office_correction_optional()}
          maxLength={200}
          value={given.note}
          onChange={({ currentTarget }) => change({ note: currentTarget.value })}
        />
        <SelectField
          name="courier"
          label={m.office_parcel_courier()}
          placeholder={m.office_choose()}
          value={given.courier}
          options={couriers.map((courier) => ({
            value: courier,
            label: courierWords({ courier, courier_name: null }),
          }))}
          onChange={({ currentTarget }) =>
            change({ courier: couriers.find((each) => each === currentTarget.value) ?? given.courier })
          }
        />
      </div>
    </ActDialog>
  )
}
