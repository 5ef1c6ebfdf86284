import type { deviceSettings, FieldsOf } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { NumberBox } from '../../kit/form/typed-fields.tsx'
import { GroupForm } from './group-form.tsx'
import { Switch } from './setting-fields.tsx'

type Fields = FieldsOf<typeof deviceSettings>

export function Component() {
  const labels = { device_locking: m.office_settings_device_locking(), device_limit: m.office_settings_device_limit() }
  return (
    <GroupForm<Fields>
      group="devices"
      path="/api/v3/admin/settings/devices"
      needs="settings.write"
      blank={{ device_locking: true, device_limit: 2 }}
      labels={labels}
    >
      <Switch name="device_locking" label={labels.device_locking} hint={m.office_settings_device_locking_hint()} />
      <NumberBox name="device_limit" label={labels.device_limit} hint={m.office_settings_device_limit_hint()} />
    </GroupForm>
  )
}
