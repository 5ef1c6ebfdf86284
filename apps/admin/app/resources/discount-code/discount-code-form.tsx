import type { discountCodeResource, FieldsOf, stopDiscountCode } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useParams } from 'react-router'
import { post } from '../../api/call.ts'
import { AskButton } from '../../kit/form/ask-button.tsx'
import { Check, TextBox } from '../../kit/form/fields.tsx'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { useMay } from '../../session/me.ts'
import { blankTerms, CodeTerms } from './code-terms.tsx'

type Fields = FieldsOf<typeof discountCodeResource>

const blank: Fields = { code: '', ...blankTerms, is_active: true }

export function Component() {
  const { id = 'new' } = useParams()
  const mayWrite = useMay()('codes.write')
  return (
    <ResourceForm<Fields>
      key={id}
      path="/api/v3/admin/discount-codes"
      id={id}
      blank={blank}
      title={(fields) => fields?.code ?? m.office_code_new()}
      list={{ to: '/discount-codes', title: m.office_codes() }}
      mayWrite={mayWrite}
      labels={{
        code: m.office_code_word(),
        kind: m.office_code_kind(),
        value: m.office_code_worth(),
        starts_at: m.office_starts(),
        ends_at: m.office_ends(),
        use_limit: m.office_code_limit(),
        use_limit_per_doctor: m.office_code_limit_each(),
        for_batches: m.office_code_batches(),
        for_events: m.office_code_events(),
        for_offers: m.office_code_offers(),
        owner: m.office_code_owner(),
        is_active: m.office_code_active(),
      }}
      acts={({ fields }) =>
        mayWrite &&
        fields.is_active && (
          <AskButton
            path="/api/v3/admin/discount-codes"
            label={m.office_code_stop()}
            text={m.office_code_stop_text()}
            isGrave
            act={() => post<typeof stopDiscountCode>('/api/v3/admin/discount-codes/:id/stop', {}, { params: { id } })}
          />
        )
      }
    >
      <TextBox name="code" label={m.office_code_word()} hint={m.office_code_word_hint()} />
      <CodeTerms />
      <Check name="is_active" label={m.office_code_is_active()} />
    </ResourceForm>
  )
}
