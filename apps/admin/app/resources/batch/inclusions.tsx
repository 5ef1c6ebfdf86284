import type { batchResource, FieldsOf } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { SelectField } from '@prostuti/ui/select-field'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { BothLanguages } from '../../kit/form/fields.tsx'
import { RowsField } from '../../kit/form/rows-field.tsx'
import { Columns } from '../../kit/form/section.tsx'
import { NumberBox } from '../../kit/form/typed-fields.tsx'

type Inclusion = FieldsOf<typeof batchResource>['inclusions'][number]
type Kind = NonNullable<Inclusion['kind']>

const kindWords: Record<Kind, () => string> = {
  classes: m.office_inclusion_classes,
  recordings: m.office_inclusion_recordings,
  recordings_for_days: m.office_inclusion_recordings_for_days,
  earlier_recordings: m.office_inclusion_earlier_recordings,
  sheets: m.office_inclusion_sheets,
  files: m.office_inclusion_files,
  explanations: m.office_inclusion_explanations,
  mistakes: m.office_inclusion_mistakes,
  rank: m.office_inclusion_rank,
  questions: m.office_inclusion_questions,
  live_from_home: m.office_inclusion_live_from_home,
  reading_room: m.office_inclusion_reading_room,
  mentor: m.office_inclusion_mentor,
  circular: m.office_inclusion_circular,
}

/** What a batch promises, each line with the kind by which it is seen whether it is kept. */
export const Inclusions = ({ isFixed }: { isFixed: boolean }) => (
  <RowsField<Inclusion>
    name="inclusions"
    label={m.office_inclusion()}
    atMost={30}
    isFixed={isFixed}
    blank={() => ({ bn: '', kind: null, days: null })}
  >
    {(name) => <Line name={name} />}
  </RowsField>
)

function Line({ name }: { name: string }) {
  const { field, fieldState } = useController({ name: `${name}.kind`, control: useFormContext().control })
  const kind = useWatch({ name: `${name}.kind` })
  return (
    <>
      <BothLanguages name={name} label={m.office_inclusion_words()} />
      <Columns>
        <SelectField
          ref={field.ref}
          name={field.name}
          label={m.office_inclusion_kind()}
          placeholder={m.office_inclusion_words_only()}
          options={Object.entries(kindWords).map(([value, label]) => ({ value, label: label() }))}
          value={field.value ?? ''}
          onChange={({ currentTarget }) => field.onChange(currentTarget.value || null)}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
        />
        {kind === 'recordings_for_days' && <NumberBox name={`${name}.days`} label={m.office_inclusion_days()} />}
      </Columns>
    </>
  )
}
