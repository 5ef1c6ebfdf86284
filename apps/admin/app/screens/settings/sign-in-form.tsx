import type { FieldsOf, signInSettings } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { smsNames } from '../../kit/sms/gateway-names.ts'
import { GroupForm } from './group-form.tsx'
import { ChoiceOrNone, Switch } from './setting-fields.tsx'
import { useSettings } from './use-settings.ts'

type Fields = FieldsOf<typeof signInSettings>

const blank: Fields = {
  need_otp_for_registration: true,
  need_otp_for_reset_password: true,
  sms_gateway: null,
  sms_fallback: null,
}

export function Component() {
  const { data } = useSettings()
  const labels = {
    need_otp_for_registration: m.office_settings_otp_registration(),
    need_otp_for_reset_password: m.office_settings_otp_reset(),
    sms_gateway: m.office_settings_sms_gateway(),
    sms_fallback: m.office_settings_sms_fallback(),
  }
  const gateways = Object.entries(smsNames).map(([value, label]) => ({ value, label }))
  const usual = data?.environment.sms_gateway ?? ''
  return (
    <GroupForm<Fields>
      group="sign_in"
      path="/api/v3/admin/settings/sign-in"
      needs="settings.money"
      blank={blank}
      labels={labels}
    >
      <Switch
        name="need_otp_for_registration"
        label={labels.need_otp_for_registration}
        hint={m.office_settings_otp_registration_hint()}
      />
      <Switch
        name="need_otp_for_reset_password"
        label={labels.need_otp_for_reset_password}
        hint={m.office_settings_otp_reset_hint()}
      />
      <ChoiceOrNone
        name="sms_gateway"
        label={labels.sms_gateway}
        hint={m.office_settings_sms_gateway_hint()}
        none={m.office_settings_as_server({ gateway: smsNames[usual] ?? usual })}
        choices={gateways}
      />
      <ChoiceOrNone
        name="sms_fallback"
        label={labels.sms_fallback}
        hint={m.office_settings_sms_fallback_hint()}
        none={m.office_settings_none()}
        choices={gateways}
      />
    </GroupForm>
  )
}
