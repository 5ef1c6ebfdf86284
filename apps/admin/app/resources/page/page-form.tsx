import type { FieldsOf, pageResource } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useParams } from 'react-router'
import { BothLanguages, Check, TextBox } from '../../kit/form/fields.tsx'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { RichTextField } from '../../kit/rich-text/rich-text-field.tsx'
import { useMay } from '../../session/me.ts'

type Fields = FieldsOf<typeof pageResource>

const blank: Fields = { slug: '', title: { bn: '' }, description: { bn: '' }, body: { bn: '' }, is_active: false }

export function Component() {
  const { id = 'new' } = useParams()
  const mayWrite = useMay()('website.write')
  const labels = {
    slug: m.office_page_slug(),
    title: m.office_title(),
    description: m.office_page_description(),
    body: m.office_page_body(),
    is_active: m.office_shown(),
  }
  return (
    <ResourceForm<Fields>
      key={id}
      path="/api/v3/admin/pages"
      id={id}
      blank={blank}
      title={(fields) => (fields ? pickText(fields.title, getLocale()) : m.office_page_new())}
      list={{ to: '/pages', title: m.office_menu_pages() }}
      mayWrite={mayWrite}
      preview="page"
      labels={labels}
    >
      <BothLanguages name="title" label={labels.title} />
      <TextBox name="slug" label={labels.slug} hint={m.office_page_slug_hint()} />
      <BothLanguages name="description" label={labels.description} hint={m.office_page_description_hint()} long />
      <RichTextField name="body" label={labels.body} isDisabled={!mayWrite} />
      <Check name="is_active" label={m.office_show_to_all()} />
    </ResourceForm>
  )
}
