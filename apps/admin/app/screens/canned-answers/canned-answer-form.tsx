import type { cannedAnswerResource, cannedFields, FieldsOf } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { SelectField } from '@prostuti/ui/select-field'
import { useController } from 'react-hook-form'
import { useParams } from 'react-router'
import { categoryNames, categoryWords } from '../../kit/complaint/category-words.ts'
import { BothLanguages, Check, TextBox } from '../../kit/form/fields.tsx'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { useMay } from '../../session/me.ts'

type Fields = FieldsOf<typeof cannedAnswerResource>

const blank: Fields = { name: '', text: { bn: '' }, category: null, is_active: true }

const fields = ['doctor', 'number', 'subject', 'course', 'me'] as const satisfies typeof cannedFields

export function Component() {
  const { id = 'new' } = useParams()
  const may = useMay()
  const labels = {
    name: m.office_canned_name(),
    text: m.office_canned_text(),
    category: m.office_canned_first_for(),
    is_active: m.office_shown(),
  }
  return (
    <ResourceForm<Fields>
      key={id}
      path="/api/v3/admin/canned-answers"
      id={id}
      blank={blank}
      title={(given) => (given ? `/${given.name}` : m.office_canned_new())}
      list={{ to: '/canned-answers', title: m.office_canned() }}
      mayWrite={may('canned.write')}
      labels={labels}
    >
      <TextBox name="name" label={labels.name} hint={m.office_canned_name_hint()} />
      <BothLanguages
        name="text"
        label={labels.text}
        hint={m.office_canned_text_hint({ fields: fields.map((field) => `{${field}}`).join(' ') })}
        long
      />
      <CategoryBox label={labels.category} />
      <Check name="is_active" label={m.office_show_to_all()} />
    </ResourceForm>
  )
}

/** What it is offered first for; nothing chosen is anything. */
function CategoryBox({ label }: { label: string }) {
  const { field, fieldState } = useController({ name: 'category' })
  return (
    <SelectField
      ref={field.ref}
      name="category"
      label={label}
      placeholder={m.office_canned_any()}
      options={categoryNames.map((value) => ({ value, label: categoryWords(value) }))}
      value={field.value ?? ''}
      onChange={({ currentTarget }) => field.onChange(currentTarget.value === '' ? null : currentTarget.value)}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  )
}
