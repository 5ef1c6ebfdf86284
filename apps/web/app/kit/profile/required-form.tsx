import type { Doctor, immediateProfileUpdate } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { CheckField } from '@prostuti/ui/check-field'
import { TextField } from '@prostuti/ui/text-field'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { request } from '../../api/request.ts'
import { AddressFields } from '../fields/address/address-fields.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { useDraft } from '../form/use-draft.ts'
import { useForm } from '../form/use-form.ts'
import { useLogOut } from '../session/log-out.ts'
import { type AddressKind, addressKinds } from './addresses.ts'
import { addressTitles, fieldLabels } from './field-labels.ts'
import { type MissingField, missingFields } from './missing-fields.ts'
import styles from './profile.module.css'
import { useStoreDoctor } from './profile-api.ts'
import { emptyBoxes, type RequiredForm as Form, requiredBody, requiredFormOf } from './profile-form.ts'
import '@prostuti/ui/styles/form.css'

/** Only the missing fields, all of them required. */
export function RequiredForm({ doctor }: { doctor: Doctor }) {
  const { value: form, change, settle } = useDraft('required', doctor.id, () => requiredFormOf(doctor))
  const [same, setSame] = useState(false)
  const storeDoctor = useStoreDoctor()
  const navigate = useNavigate()
  const { leaving, leave } = useLogOut()
  const intro = useRef<HTMLParagraphElement>(null)
  // The words first: with the focus in a box a phone's keyboard would cover them.
  useEffect(() => intro.current?.focus(), [])
  const missing = missingFields(doctor)
  const filled: Form = same ? { ...form, permanent: form.present } : form
  const sending = useForm<typeof immediateProfileUpdate>({
    labels: fieldLabels(),
    check: () => Object.fromEntries(emptyBoxes(doctor, filled).map((name) => [name, m.my_problem_required()])),
    act: () =>
      request<typeof immediateProfileUpdate>('POST', '/api/v3/web/doctor/immediate-profile-update', {
        body: requiredBody(doctor, filled),
      }),
    onDone: async ({ doctor: saved, message }) => {
      settle(requiredFormOf(saved))
      await navigate('.', { replace: true, state: { flash: message } })
      storeDoctor(saved)
    },
  })
  const { errors, touch, submit } = sending
  const box = (name: Exclude<MissingField, 'present' | 'permanent'>) => ({
    name,
    value: form[name],
    error: errors[name],
    required: true,
    onChange: (event: { currentTarget: { value: string } }) => {
      change({ ...form, [name]: event.currentTarget.value })
      touch(name)
    },
  })

  return (
    <form className={`form ${styles.required}`} noValidate onSubmit={submit}>
      <p ref={intro} tabIndex={-1}>
        {m.my_required_text()}
      </p>
      <FormFailure of={sending} />
      {missing.includes('name') && (
        <TextField label={m.my_field_name()} autoComplete="name" maxLength={120} {...box('name')} />
      )}
      {missing.includes('phone') && (
        <TextField
          label={m.my_field_phone()}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="017XXXXXXXX"
          {...box('phone')}
        />
      )}
      {missing.includes('email') && (
        <TextField label={m.my_field_email()} type="email" inputMode="email" autoComplete="email" {...box('email')} />
      )}
      {addressKinds
        .filter((kind) => missing.includes(kind))
        .map((kind) => (
          <fieldset key={kind}>
            <legend>{addressTitles[kind]()}</legend>
            {kind === 'permanent' && missing.includes('present') && (
              <CheckField
                name="same"
                label={m.my_address_same()}
                checked={same}
                onChange={(event) => setSame(event.currentTarget.checked)}
              />
            )}
            {!(kind === 'permanent' && same) && (
              <AddressFields<AddressKind>
                kind={kind}
                value={form[kind]}
                onChange={(address) => change({ ...form, [kind]: address })}
                errors={errors}
                onTouch={touch}
                required
              />
            )}
          </fieldset>
        ))}
      <button type="submit" className="btn btn-go btn-full" aria-disabled={sending.sending || undefined}>
        {sending.sending ? m.my_saving() : m.my_required_submit()}
      </button>
      <button type="button" className="btn btn-quiet" aria-disabled={leaving || undefined} onClick={leave}>
        {leaving ? m.my_logging_out() : m.shell_logout()}
      </button>
    </form>
  )
}
