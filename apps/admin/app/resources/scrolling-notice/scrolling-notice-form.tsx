import type { FieldsOf, scrollingNoticeResource } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useParams } from 'react-router'
import { BothLanguages, Check } from '../../kit/form/fields.tsx'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { MomentBox } from '../../kit/form/typed-fields.tsx'
import { LinkField } from '../../kit/link/link-field.tsx'
import { useMay } from '../../session/me.ts'

type Fields = FieldsOf<typeof scrollingNoticeResource>

const blank: Fields = { title: { bn: '' }, link: null, starts_at: null, ends_at: null, is_active: true }

export function Component() {
  const { id = 'new' } = useParams()
  const may = useMay()
  const labels = {
    title: m.office_marquee_text(),
    link: m.office_link(),
    starts_at: m.office_marquee_from(),
    ends_at: m.office_marquee_until(),
    is_active: m.office_shown(),
  }
  return (
    <ResourceForm<Fields>
      key={id}
      path="/api/v3/admin/scrolling-notices"
      id={id}
      blank={blank}
      title={(fields) => (fields ? pickText(fields.title, getLocale()) : m.office_marquee_new())}
      list={{ to: '/marquee', title: m.office_menu_marquee() }}
      mayWrite={may('website.write')}
      preview="scrolling-notice"
      labels={labels}
    >
      <BothLanguages name="title" label={labels.title} />
      <LinkField name="link" label={labels.link} isOptional />
      <MomentBox
        name="starts_at"
        label={labels.starts_at}
        note={m.office_optional()}
        hint={m.office_marquee_from_hint()}
      />
      <MomentBox
        name="ends_at"
        label={labels.ends_at}
        note={m.office_optional()}
        hint={m.office_marquee_until_hint()}
      />
      <Check name="is_active" label={m.office_show_to_all()} />
    </ResourceForm>
  )
}
