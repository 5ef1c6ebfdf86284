import type { FieldsOf, smsSettings } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { SelectField } from '@prostuti/ui/select-field'
import { useController } from 'react-hook-form'
import { MoneyBox } from '../../kit/form/typed-fields.tsx'
import { GroupForm } from './group-form.tsx'
import { hourWords } from './hour-words.ts'

type Fields = FieldsOf<typeof smsSettings>

export function Component() {
  const labels = {
    sms_part_paisa: m.office_settings_sms_part(),
    quiet_from_hour: m.office_settings_quiet_from(),
    quiet_until_hour: m.office_settings_quiet_until(),
  }
  return (
    <GroupForm<Fields>
      group="sms"
      path="/api/v3/admin/settings/sms"
      needs="settings.money"
      blank={{ sms_part_paisa: null, quiet_from_hour: 22, quiet_until_hour: 8 }}
      labels={labels}
    >
      <MoneyBox name="sms_part_paisa" label={labels.sms_part_paisa} hint={m.office_settings_sms_part_hint()} />
      <HourBox name="quiet_from_hour" label={labels.quiet_from_hour} hint={m.office_settings_quiet_hint()} />
      <HourBox name="quiet_until_hour" label={labels.quiet_until_hour} />
    </GroupForm>
  )
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** An hour of the day, as people say it. */
function HourBox({ name, label, hint }: { name: keyof Fields; label: string; hint?: string }) {
  const { field, fieldState } = useController<Fields>({ name })
  return (
    <SelectField
      ref={field.ref}
      name={name}
      label={label}
      hint={hint}
      placeholder={m.office_choose()}
      options={hours.map((hour) => ({ value: hour, label: hourWords(hour) }))}
      value={field.value ?? ''}
      onChange={({ currentTarget }) => field.onChange(Number(currentTarget.value))}
      error={fieldState.error?.message}
    />
  )
}
