import type { batchCategoryResource, FieldsOf } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useParams } from 'react-router'
import { courseSource } from '../../kit/course/sources.ts'
import { BothLanguages, Check, TextBox } from '../../kit/form/fields.tsx'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { Columns } from '../../kit/form/section.tsx'
import { ChoiceBox } from '../../kit/form/typed-fields.tsx'
import { words } from '../../kit/list/list-cells.tsx'
import { PickField } from '../../kit/pick/pick-fields.tsx'
import { useMay } from '../../session/me.ts'

type Fields = FieldsOf<typeof batchCategoryResource>

/** Nothing is chosen yet; the server says beside the field what is missing. */
const blank = {
  course_id: null,
  title: { bn: '' },
  slug: '',
  subtitle: { bn: '' },
  icon: 'stethoscope',
  tone: 'medical',
  is_active: false,
} as unknown as Fields

const iconWords: Record<Fields['icon'], () => string> = {
  'heart-pulse': m.office_icon_heart,
  scissors: m.office_icon_scissors,
  ribbon: m.office_icon_ribbon,
  baby: m.office_icon_baby,
  stethoscope: m.office_icon_stethoscope,
  microscope: m.office_icon_microscope,
  tooth: m.office_icon_tooth,
  globe: m.office_icon_globe,
  landmark: m.office_icon_landmark,
  hospital: m.office_icon_hospital,
  'scroll-text': m.office_icon_scroll,
  compass: m.office_icon_compass,
}

const toneWords: Record<Fields['tone'], () => string> = {
  medical: m.office_tone_medical,
  postgraduate: m.office_tone_postgraduate,
  civil: m.office_tone_civil,
}

const choicesOf = (wordsOf: Record<string, () => string>) =>
  Object.entries(wordsOf).map(([value, label]) => ({ value, label: label() }))

export function Component() {
  const { id = 'new' } = useParams()
  const may = useMay()
  const labels: Record<keyof Fields, string> = {
    course_id: m.office_course(),
    title: m.office_category(),
    slug: m.office_slug(),
    subtitle: m.office_course_subtitle(),
    icon: m.office_category_icon(),
    tone: m.office_category_tone(),
    is_active: m.office_shown(),
  }
  return (
    <ResourceForm<Fields>
      key={id}
      path="/api/v3/admin/batch-categories"
      id={id}
      blank={blank}
      title={(fields) => (fields ? words(fields.title) : m.office_category_new())}
      list={{ to: '/batch-categories', title: m.office_categories() }}
      mayWrite={may('courses.write')}
      labels={labels}
    >
      <PickField {...courseSource} name="course_id" label={labels.course_id} />
      <BothLanguages name="title" label={labels.title} />
      <TextBox name="slug" label={labels.slug} hint={m.office_slug_fixed_hint()} />
      <BothLanguages name="subtitle" label={labels.subtitle} />
      <Columns>
        <ChoiceBox name="icon" label={labels.icon} choices={choicesOf(iconWords)} />
        <ChoiceBox name="tone" label={labels.tone} choices={choicesOf(toneWords)} />
      </Columns>
      <Check name="is_active" label={m.office_show_to_all()} />
    </ResourceForm>
  )
}
