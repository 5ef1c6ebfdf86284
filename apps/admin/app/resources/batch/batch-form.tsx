import type { batchResource, FieldsOf } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useParams } from 'react-router'
import { modeChoices } from '../../kit/course/mode-words.ts'
import { categorySource, sessionSource, teacherSource } from '../../kit/course/sources.ts'
import { BothLanguages, Check } from '../../kit/form/fields.tsx'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { RowsField } from '../../kit/form/rows-field.tsx'
import { Columns, Section } from '../../kit/form/section.tsx'
import { ChoiceBox, DayBox, MomentBox, MoneyBox, NumberBox } from '../../kit/form/typed-fields.tsx'
import { WordsBox } from '../../kit/form/words-box.tsx'
import { words } from '../../kit/list/list-cells.tsx'
import { PickField, PickManyField } from '../../kit/pick/pick-fields.tsx'
import { PictureField } from '../../kit/picture/picture-field.tsx'
import { RichTextField } from '../../kit/rich-text/rich-text-field.tsx'
import { useMay } from '../../session/me.ts'
import { BatchActs } from './batch-acts.tsx'
import { batchLabels } from './batch-labels.ts'
import { BatchSchedules } from './batch-schedules.tsx'
import { Inclusions } from './inclusions.tsx'
import { Instalments } from './instalments.tsx'

type Fields = FieldsOf<typeof batchResource>

/** What nobody has chosen yet is empty; the server says beside each field what is missing. */
const blank = {
  course_session_id: null,
  batch_category_id: null,
  title: { bn: '' },
  summary: { bn: '' },
  about: null,
  image: null,
  mode: '',
  pace: 'regular',
  starts_on: '',
  ends_on: '',
  enrolment_ends_at: null,
  fee_paisa: null,
  discount_paisa: 0,
  discount_ends_at: null,
  instalments: [],
  lectures: 0,
  exams: 0,
  inclusions: [],
  outline: [],
  teacher_ids: [],
  refund_rule: { bn: '' },
  aliases: [],
  is_active: false,
} as unknown as Fields

const paceChoices = () => [
  { value: 'intensive', label: m.office_pace_intensive() },
  { value: 'regular', label: m.office_pace_regular() },
  { value: 'relaxed', label: m.office_pace_relaxed() },
]

export function Component() {
  const { id = 'new' } = useParams()
  const mayWrite = useMay()('courses.write')
  const labels = batchLabels()
  return (
    <ResourceForm<Fields>
      key={id}
      path="/api/v3/admin/batches"
      id={id}
      preview="batch"
      blank={blank}
      title={(fields) => (fields ? words(fields.title) : m.office_batch_new())}
      list={{ to: '/batches', title: m.office_batches() }}
      mayWrite={mayWrite}
      labels={labels}
      acts={({ fields }) => <BatchActs id={id} fields={fields} mayWrite={mayWrite} />}
      above={<BatchSchedules batchId={id} mayWrite={mayWrite} />}
    >
      <Section title={m.office_part_basics()}>
        <Columns>
          <PickField {...sessionSource} name="course_session_id" label={labels.course_session_id} />
          <PickField {...categorySource} name="batch_category_id" label={labels.batch_category_id} />
        </Columns>
        <BothLanguages name="title" label={labels.title} />
        <BothLanguages name="summary" label={labels.summary} long />
        <Columns>
          <ChoiceBox name="mode" label={labels.mode} choices={modeChoices(['online', 'branch', 'both'])} />
          <ChoiceBox name="pace" label={labels.pace} choices={paceChoices()} />
        </Columns>
        <Columns>
          <DayBox name="starts_on" label={labels.starts_on} />
          <DayBox name="ends_on" label={labels.ends_on} />
          <MomentBox name="enrolment_ends_at" label={labels.enrolment_ends_at} />
        </Columns>
      </Section>
      <Section title={m.office_part_money()}>
        <Columns>
          <MoneyBox name="fee_paisa" label={labels.fee_paisa} hint={m.office_batch_fee_hint()} />
          <MoneyBox name="discount_paisa" label={labels.discount_paisa} />
          <MomentBox name="discount_ends_at" label={labels.discount_ends_at} />
        </Columns>
        <h3 className="lbl">{labels.instalments}</h3>
        <Instalments isFixed={!mayWrite} />
        <BothLanguages name="refund_rule" label={labels.refund_rule} long />
      </Section>
      <Section title={m.office_part_content()}>
        <Columns>
          <NumberBox name="lectures" label={labels.lectures} />
          <NumberBox name="exams" label={labels.exams} />
        </Columns>
        <PickManyField {...teacherSource} name="teacher_ids" label={labels.teacher_ids} />
        <h3 className="lbl">{labels.inclusions}</h3>
        <Inclusions isFixed={!mayWrite} />
        <h3 className="lbl">{labels.outline}</h3>
        <RowsField<Fields['outline'][number]>
          name="outline"
          label={m.office_outline_line()}
          atMost={100}
          isFixed={!mayWrite}
          blank={(lines) => {
            const week = (lines.at(-1)?.to_week ?? 0) + 1
            return { from_week: week, to_week: week, title: { bn: '' }, classes: 0, exams: 0 }
          }}
        >
          {(name) => (
            <>
              <BothLanguages name={`${name}.title`} label={m.office_outline_title()} />
              <Columns isTight>
                <NumberBox name={`${name}.from_week`} label={m.office_outline_from()} />
                <NumberBox name={`${name}.to_week`} label={m.office_outline_to()} />
                <NumberBox name={`${name}.classes`} label={labels.lectures} />
                <NumberBox name={`${name}.exams`} label={labels.exams} />
              </Columns>
            </>
          )}
        </RowsField>
      </Section>
      <Section title={m.office_part_page()}>
        <RichTextField name="about" label={labels.about} isDisabled={!mayWrite} />
        <PictureField name="image" label={labels.image} isOptional />
        <WordsBox name="aliases" label={labels.aliases} hint={m.office_batch_aliases_hint()} />
        <Check name="is_active" label={m.office_show_to_all()} />
      </Section>
    </ResourceForm>
  )
}
