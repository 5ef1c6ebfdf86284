import type { FieldsOf, rulePackResource } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { SelectField } from '@prostuti/ui/select-field'
import { useFormContext, useWatch } from 'react-hook-form'
import { useParams } from 'react-router'
import { BothLanguages, Check, TextBox } from '../../kit/form/fields.tsx'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { RowsField } from '../../kit/form/rows-field.tsx'
import { Columns, Section } from '../../kit/form/section.tsx'
import { ChoiceBox, MarksBox, NumberBox } from '../../kit/form/typed-fields.tsx'
import { words } from '../../kit/list/list-cells.tsx'
import { useMay } from '../../session/me.ts'
import { confidenceWords } from './pack-words.ts'

type Fields = FieldsOf<typeof rulePackResource>
type PackSection = Fields['sections'][number]

const blank = {
  key: '',
  name: { bn: '', en: '' },
  duration_minutes: 60,
  sections: [],
  pass: null,
  confidence: 'high',
  unsure: '',
  is_active: true,
} as unknown as Fields

const newSection = (sections: PackSection[]): PackSection => ({
  key: `section-${sections.length + 1}`,
  name: { bn: '', en: '' },
  type: 'sba',
  questions: 50,
  parts: 5,
  rule: { unit: 'question', right: 100, wrong: 0, floor_at_zero: false },
})

/** The rules of an exam: its sections, what they earn and cost, and when it is passed. */
export function Component() {
  const { id = 'new' } = useParams()
  const mayWrite = useMay()('packs.write')
  const labels: Record<keyof Fields, string> = {
    key: m.office_pack_key(),
    name: m.office_pack_name(),
    duration_minutes: m.office_paper_duration(),
    sections: m.office_pack_sections(),
    pass: m.office_pack_pass(),
    confidence: m.office_pack_confidence(),
    unsure: m.office_pack_unsure(),
    is_active: m.office_pack_active(),
  }
  return (
    <ResourceForm<Fields>
      key={id}
      path="/api/v3/admin/rule-packs"
      id={id}
      blank={blank}
      title={(fields) => (fields ? words(fields.name) : m.office_pack_new())}
      list={{ to: '/rule-packs', title: m.office_packs() }}
      mayWrite={mayWrite}
      labels={labels}
    >
      <Section title={m.office_part_basics()}>
        <BothLanguages name="name" label={labels.name} isWhole />
        <Columns>
          <TextBox name="key" label={labels.key} hint={m.office_pack_key_hint()} />
          <NumberBox name="duration_minutes" label={labels.duration_minutes} />
        </Columns>
        <PassBox />
      </Section>
      <Section title={labels.sections}>
        <RowsField<PackSection>
          name="sections"
          label={m.office_pack_section()}
          atMost={40}
          isFixed={!mayWrite}
          blank={newSection}
        >
          {(name) => <SectionBoxes name={name} />}
        </RowsField>
      </Section>
      <Section title={labels.confidence}>
        <Columns>
          <ChoiceBox
            name="confidence"
            label={labels.confidence}
            choices={Object.entries(confidenceWords).map(([value, label]) => ({ value, label: label() }))}
          />
          <TextBox name="unsure" label={labels.unsure} />
        </Columns>
        <Check name="is_active" label={labels.is_active} />
      </Section>
    </ResourceForm>
  )
}

function SectionBoxes({ name }: { name: string }) {
  const type: PackSection['type'] = useWatch({ name: `${name}.type` })
  return (
    <>
      <BothLanguages name={`${name}.name`} label={m.office_pack_name()} isWhole />
      <Columns>
        <TextBox name={`${name}.key`} label={m.office_pack_section_key()} hint={m.office_pack_section_key_hint()} />
        <ChoiceBox
          name={`${name}.type`}
          label={m.office_pack_type()}
          choices={[
            { value: 'sba', label: m.office_pack_type_sba() },
            { value: 'mcq', label: m.office_pack_type_mcq() },
          ]}
        />
      </Columns>
      <Columns isTight>
        <NumberBox name={`${name}.questions`} label={m.office_pack_questions()} hint={m.office_pack_questions_hint()} />
        <NumberBox name={`${name}.parts`} label={m.office_pack_parts()} hint={m.office_pack_questions_hint()} />
        <ChoiceBox
          name={`${name}.rule.unit`}
          label={m.office_pack_unit()}
          choices={[
            { value: 'question', label: m.office_pack_unit_question() },
            ...(type === 'mcq' ? [{ value: 'stem', label: m.office_pack_unit_stem() }] : []),
          ]}
        />
        <MarksBox name={`${name}.rule.right`} label={m.office_pack_right()} hint={m.office_pack_marks_hint()} />
        <MarksBox name={`${name}.rule.wrong`} label={m.office_pack_wrong()} hint={m.office_pack_marks_hint()} />
      </Columns>
      <Check name={`${name}.rule.floor_at_zero`} label={m.office_pack_floor()} />
    </>
  )
}

/** No pass mark, a share of all marks, or so many of them. */
function PassBox() {
  const { setValue } = useFormContext<Fields>()
  const pass = useWatch<Fields, 'pass'>({ name: 'pass' })
  const by = pass?.by ?? ''
  const choose = (value: string) =>
    setValue(
      'pass',
      value === 'percent' ? { by: 'percent', percent: 70 } : value === 'marks' ? { by: 'marks', marks: 4000 } : null,
      { shouldDirty: true },
    )
  return (
    <Columns>
      <SelectField
        name="pass-by"
        label={m.office_pack_pass_by()}
        value={by}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        placeholder={m.office_pack_pass_none()}
        options={[
          { value: 'percent', label: m.office_pack_pass_percent() },
          { value: 'marks', label: m.office_pack_pass_marks() },
        ]}
      />
      {by === 'percent' && <NumberBox name="pass.percent" label={m.office_pack_pass_percent()} />}
      {by === 'marks' && <MarksBox name="pass.marks" label={m.office_pack_pass_marks()} />}
    </Columns>
  )
}
