import type { courierSettings, FieldsOf } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { GroupForm } from './group-form.tsx'
import { courierWords } from './service-words.ts'
import { OneOf } from './setting-fields.tsx'
import { useHasAccount } from './use-settings.ts'

type Fields = FieldsOf<typeof courierSettings>

export function Component() {
  const hasAccount = useHasAccount()
  const labels = { courier: m.office_settings_courier_field() }
  const choices = (['steadfast', 'pathao', 'manual'] as const).map((value) => ({
    value,
    label: courierWords[value](),
    note:
      value === 'manual'
        ? m.office_settings_courier_manual_hint()
        : !hasAccount(value) && `${m.office_settings_no_account()}. ${m.office_settings_courier_manual_hint()}`,
  }))
  return (
    <GroupForm<Fields>
      group="courier"
      path="/api/v3/admin/settings/courier"
      needs="settings.write"
      blank={{ courier: 'manual' }}
      labels={labels}
    >
      <OneOf name="courier" label={labels.courier} hint={m.office_settings_courier_hint()} choices={choices} />
    </GroupForm>
  )
}
