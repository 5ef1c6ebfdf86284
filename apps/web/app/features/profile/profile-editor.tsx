import type { Doctor, myProfileUpdate, ResponseOf } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { displayPhone } from '@prostuti/text/phone'
import { getLocale } from '@prostuti/text/runtime'
import { CheckField } from '@prostuti/ui/check-field'
import { Icon } from '@prostuti/ui/icon'
import { tickIcon } from '@prostuti/ui/icons/common'
import { TextField } from '@prostuti/ui/text-field'
import { type FormEvent, useState } from 'react'
import { request } from '../../api/request.ts'
import { AddressFields } from '../../kit/fields/address/address-fields.tsx'
import type { Complaints } from '../../kit/form/failure.ts'
import { FormFailure } from '../../kit/form/form-failure.tsx'
import { useDraft } from '../../kit/form/use-draft.ts'
import { type FieldOf, useForm } from '../../kit/form/use-form.ts'
import { addressTitles, fieldLabels } from '../../kit/profile/field-labels.ts'
import styles from '../../kit/profile/profile.module.css'
import { useStoreDoctor } from '../../kit/profile/profile-api.ts'
import { changedFields, type ProfileForm, profileFormOf, unknownCollege } from '../../kit/profile/profile-form.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { useStaffView } from '../../kit/session/use-staff-view.ts'
import { MyCollegeField } from './my-college-field.tsx'
import '@prostuti/ui/styles/form.css'

type Saved = ResponseOf<typeof myProfileUpdate>

export function ProfileEditor({ doctor }: { doctor: Doctor }) {
  const { value: form, change, restored, settle } = useDraft('profile', doctor.id, () => profileFormOf(doctor))
  const [said, setSaid] = useState('')
  const staff = useStaffView()
  const storeDoctor = useStoreDoctor()
  const sending = useForm<typeof myProfileUpdate, never, Saved | undefined>({
    labels: fieldLabels(),
    check: () => complaintsOf(form),
    act: async () => {
      const body = changedFields(doctor, form)
      if (Object.keys(body).length === 0) return undefined
      return request<typeof myProfileUpdate>('POST', '/api/v3/web/doctor/my-profile-update', { body })
    },
    onDone: (answer) => {
      if (answer) storeDoctor(answer.doctor)
      settle(profileFormOf(answer?.doctor ?? doctor))
      setSaid(answer ? m.my_profile_saved() : m.my_profile_unchanged())
    },
  })
  const { errors, touch } = sending
  const set = (part: Partial<ProfileForm>) => {
    change({ ...form, ...part })
    setSaid('')
  }
  const box = (name: 'name' | 'email' | 'bmdc') => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      set({ [name]: event.currentTarget.value })
      touch(name)
    },
  })
  const submit = (event: FormEvent) => {
    setSaid('')
    sending.submit(event)
  }

  return (
    <form className={`form ${styles.profileForm}`} noValidate onSubmit={submit}>
      <FormFailure of={sending} />
      {staff && <p className="note-line">{m.my_profile_staff()}</p>}
      {restored && (
        <p className="note-line" role="status">
          {m.my_profile_restored()}{' '}
          <button type="button" className="link-in" onClick={() => settle(profileFormOf(doctor))}>
            {m.my_profile_discard()}
          </button>
        </p>
      )}
      <fieldset className="card pad" disabled={staff}>
        <legend>{m.my_profile_about()}</legend>
        <TextField label={m.my_field_name()} autoComplete="name" maxLength={120} required {...box('name')} />
        <TextField
          name="phone"
          label={m.my_field_phone()}
          hint={m.my_field_phone_fixed()}
          value={doctor.phone ? displayPhone(doctor.phone, getLocale()) : ''}
          readOnly
        />
        <TextField label={m.my_field_email()} type="email" inputMode="email" autoComplete="email" {...box('email')} />
        <TextField
          label={m.my_field_bmdc()}
          hint={<Phrase text={m.my_field_bmdc_hint()} />}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...box('bmdc')}
        />
        <MyCollegeField
          value={form}
          onChange={(chosen) => {
            set(chosen)
            touch('medical_college_id')
          }}
          error={errors.medical_college_id}
        />
      </fieldset>
      <fieldset className="card pad" disabled={staff}>
        <legend>{addressTitles.present()}</legend>
        <AddressFields
          kind="present"
          value={form.present}
          onChange={(present) => set({ present })}
          errors={errors}
          onTouch={touch}
        />
      </fieldset>
      <fieldset className="card pad" disabled={staff}>
        <legend>{addressTitles.permanent()}</legend>
        <CheckField
          name="same"
          label={m.my_address_same()}
          checked={form.same}
          onChange={(event) => set({ same: event.currentTarget.checked })}
        />
        {!form.same && (
          <AddressFields
            kind="permanent"
            value={form.permanent}
            onChange={(permanent) => set({ permanent })}
            errors={errors}
            onTouch={touch}
          />
        )}
      </fieldset>
      {!staff && (
        <div className={styles.saveRow}>
          <button type="submit" className="btn btn-go" aria-disabled={sending.sending || undefined}>
            {sending.sending ? m.my_saving() : m.my_profile_save()}
          </button>
          <p role="status" className={styles.savedLine}>
            {said && (
              <>
                <Icon of={tickIcon} />
                {said}
              </>
            )}
          </p>
        </div>
      )}
    </form>
  )
}

/** The college after the name: one thing at a time. */
function complaintsOf({ name, college }: ProfileForm): Complaints<FieldOf<typeof myProfileUpdate>> {
  if (name.trim() === '') return { name: m.my_problem_required() }
  return { medical_college_id: college === unknownCollege ? m.account_college_choose() : undefined }
}
