import type { discountCodeResource, FieldsOf } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useWatch } from 'react-hook-form'
import { batchSource, eventSource } from '../../kit/course/sources.ts'
import { TextBox } from '../../kit/form/fields.tsx'
import { Columns } from '../../kit/form/section.tsx'
import { ChoiceBox, MomentBox, MoneyBox, NumberBox } from '../../kit/form/typed-fields.tsx'
import { PickManyField } from '../../kit/pick/pick-fields.tsx'

type Fields = FieldsOf<typeof discountCodeResource>

export const blankTerms = {
  kind: 'amount',
  value: null,
  starts_at: null,
  ends_at: null,
  use_limit: null,
  use_limit_per_doctor: 1,
  for_batches: [],
  for_events: [],
  for_offers: [],
  owner: '',
} as unknown as Omit<Fields, 'code' | 'is_active'>

/** What a code is worth, when, how often and for what. */
export function CodeTerms() {
  const kind = useWatch({ name: 'kind' })
  const kinds = [
    { value: 'amount', label: m.office_code_amount() },
    { value: 'percent', label: m.office_code_percent() },
  ]
  return (
    <>
      <Columns>
        <ChoiceBox name="kind" label={m.office_code_kind()} choices={kinds} />
        {kind === 'percent' ? (
          <NumberBox name="value" label={m.office_code_percent()} />
        ) : (
          <MoneyBox name="value" label={m.office_amount()} />
        )}
      </Columns>
      <Columns>
        <MomentBox name="starts_at" label={m.office_starts()} note={m.office_optional()} />
        <MomentBox name="ends_at" label={m.office_ends()} note={m.office_optional()} />
      </Columns>
      <Columns>
        <NumberBox name="use_limit" label={m.office_code_limit()} hint={m.office_code_limit_hint()} />
        <NumberBox name="use_limit_per_doctor" label={m.office_code_limit_each()} hint={m.office_code_limit_hint()} />
      </Columns>
      <PickManyField
        {...batchSource}
        name="for_batches"
        label={m.office_code_batches()}
        hint={m.office_code_only_hint()}
      />
      <PickManyField {...eventSource} name="for_events" label={m.office_code_events()} />
      <TextBox name="owner" label={m.office_code_owner()} hint={m.office_code_owner_hint()} />
    </>
  )
}
