import type { FieldsOf, pageSettings } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { TextField } from '@prostuti/ui/text-field'
import { useFormContext } from 'react-hook-form'
import { GroupForm } from './group-form.tsx'
import { Switch } from './setting-fields.tsx'

type Fields = FieldsOf<typeof pageSettings>

export function Component() {
  const labels = { block_devtools: m.office_settings_devtools(), chat_page: m.office_settings_chat() }
  return (
    <GroupForm<Fields>
      group="pages"
      path="/api/v3/admin/settings/pages"
      needs="settings.write"
      blank={{ block_devtools: true, chat_page: null }}
      labels={labels}
    >
      <Switch name="block_devtools" label={labels.block_devtools} hint={m.office_settings_devtools_hint()} />
      <ChatPage label={labels.chat_page} />
    </GroupForm>
  )
}

function ChatPage({ label }: { label: string }) {
  const { register, getFieldState, formState } = useFormContext()
  return (
    <TextField
      {...register('chat_page', { setValueAs: (typed: string | null) => typed || null })}
      inputMode="numeric"
      autoComplete="off"
      label={label}
      hint={m.office_settings_chat_hint()}
      error={getFieldState('chat_page', formState).error?.message}
    />
  )
}
