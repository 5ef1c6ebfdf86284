import type { classSettings, FieldsOf } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { NumberBox } from '../../kit/form/typed-fields.tsx'
import { GroupForm } from './group-form.tsx'
import { Switch } from './setting-fields.tsx'

type Fields = FieldsOf<typeof classSettings>

export function Component() {
  const labels = { class_reminder_minutes: m.office_settings_reminder(), class_sms: m.office_settings_class_sms() }
  return (
    <GroupForm<Fields>
      group="classes"
      path="/api/v3/admin/settings/classes"
      needs="settings.write"
      blank={{ class_reminder_minutes: 30, class_sms: false }}
      labels={labels}
    >
      <NumberBox
        name="class_reminder_minutes"
        label={labels.class_reminder_minutes}
        hint={m.office_settings_reminder_hint()}
      />
      <Switch name="class_sms" label={labels.class_sms} hint={m.office_settings_class_sms_hint()} />
    </GroupForm>
  )
}
