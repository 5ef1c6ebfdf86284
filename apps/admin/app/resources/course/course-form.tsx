import type { courseResource, FieldsOf } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useParams } from 'react-router'
import { BothLanguages, Check, TextBox } from '../../kit/form/fields.tsx'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { RowsField } from '../../kit/form/rows-field.tsx'
import { Columns, Section } from '../../kit/form/section.tsx'
import { NumberBox } from '../../kit/form/typed-fields.tsx'
import { words } from '../../kit/list/list-cells.tsx'
import { RichTextField } from '../../kit/rich-text/rich-text-field.tsx'
import { useMay } from '../../session/me.ts'
import { EnrolmentSwitch } from './enrolment-switch.tsx'

type Fields = FieldsOf<typeof courseResource>

const blank: Fields = {
  title: { bn: '' },
  slug: '',
  subtitle: null,
  about: null,
  mark_shares: [],
  syllabus: [],
  faq_category: null,
  is_active: false,
  enrolment_open: true,
  allow_instalments: true,
  show_rank: true,
  pause_lectures_after_days: 7,
  move_within_days: 14,
  move_due_after_days: 7,
  full_refund_days: 7,
  postpone_days: 15,
  support_phone: null,
  help_text: null,
}

export function Component() {
  const { id = 'new' } = useParams()
  const mayWrite = useMay()('courses.write')
  const labels = courseLabels()
  return (
    <ResourceForm<Fields>
      key={id}
      path="/api/v3/admin/courses"
      id={id}
      blank={blank}
      title={(fields) => (fields ? words(fields.title) : m.office_course_new())}
      list={{ to: '/courses', title: m.office_menu_course_list() }}
      mayWrite={mayWrite}
      labels={labels}
      acts={mayWrite ? ({ fields }) => <EnrolmentSwitch id={id} isOpen={fields.enrolment_open} /> : undefined}
    >
      <Section title={m.office_part_basics()}>
        <BothLanguages name="title" label={labels.title} />
        <Columns>
          <TextBox name="slug" label={labels.slug} hint={m.office_slug_fixed_hint()} />
          <TextBox name="faq_category" label={labels.faq_category} hint={m.office_slug_hint()} isOptional />
        </Columns>
        <BothLanguages name="subtitle" label={labels.subtitle} />
        <RichTextField name="about" label={labels.about} isDisabled={!mayWrite} />
        <Check name="is_active" label={m.office_show_to_all()} />
      </Section>
      <Section title={labels.mark_shares}>
        <RowsField<Fields['mark_shares'][number]>
          name="mark_shares"
          label={m.office_course_mark_share()}
          atMost={50}
          isFixed={!mayWrite}
          blank={() => ({ subject: { bn: '' }, marks: 0 })}
        >
          {(name) => (
            <>
              <BothLanguages name={`${name}.subject`} label={m.office_teacher_subject()} />
              <Columns>
                <NumberBox name={`${name}.marks`} label={m.office_course_marks()} />
              </Columns>
            </>
          )}
        </RowsField>
      </Section>
      <Section title={labels.syllabus}>
        <RowsField<Fields['syllabus'][number]>
          name="syllabus"
          label={m.office_course_syllabus_part()}
          atMost={50}
          isFixed={!mayWrite}
          blank={() => ({ title: { bn: '' }, topics: [] })}
        >
          {(name) => (
            <>
              <BothLanguages name={`${name}.title`} label={m.office_course_syllabus_part()} />
              <RowsField<{ bn: string }>
                name={`${name}.topics`}
                label={m.office_course_topic()}
                atMost={100}
                isFixed={!mayWrite}
                blank={() => ({ bn: '' })}
              >
                {(topic) => <BothLanguages name={topic} label={m.office_course_topic()} />}
              </RowsField>
            </>
          )}
        </RowsField>
      </Section>
      <Section title={m.office_course_settings()}>
        <div>
          <Check name="enrolment_open" label={labels.enrolment_open} />
          <Check name="allow_instalments" label={labels.allow_instalments} />
          <Check name="show_rank" label={labels.show_rank} />
        </div>
        <Columns>
          <NumberBox
            name="pause_lectures_after_days"
            label={labels.pause_lectures_after_days}
            hint={m.office_course_pause_hint()}
          />
          <NumberBox name="full_refund_days" label={labels.full_refund_days} hint={m.office_course_refund_hint()} />
          <NumberBox name="move_within_days" label={labels.move_within_days} hint={m.office_course_move_hint()} />
          <NumberBox
            name="move_due_after_days"
            label={labels.move_due_after_days}
            hint={m.office_course_move_due_hint()}
          />
          <NumberBox name="postpone_days" label={labels.postpone_days} hint={m.office_course_postpone_hint()} />
          <TextBox name="support_phone" label={labels.support_phone} hint={m.office_course_phone_hint()} isOptional />
        </Columns>
        <BothLanguages name="help_text" label={labels.help_text} long />
      </Section>
    </ResourceForm>
  )
}

const courseLabels = (): Record<keyof Fields, string> => ({
  title: m.office_course(),
  slug: m.office_slug(),
  subtitle: m.office_course_subtitle(),
  about: m.office_about(),
  mark_shares: m.office_course_mark_shares(),
  syllabus: m.office_course_syllabus(),
  faq_category: m.office_course_faq_category(),
  is_active: m.office_shown(),
  enrolment_open: m.office_course_enrolment_open(),
  allow_instalments: m.office_course_allow_instalments(),
  show_rank: m.office_course_show_rank(),
  pause_lectures_after_days: m.office_course_pause(),
  move_within_days: m.office_course_move(),
  move_due_after_days: m.office_course_move_due(),
  full_refund_days: m.office_course_refund(),
  postpone_days: m.office_course_postpone(),
  support_phone: m.office_course_phone(),
  help_text: m.office_course_help(),
})
