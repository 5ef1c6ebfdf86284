import type { FieldsOf, faqResource } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useParams } from 'react-router'
import { BothLanguages, Check, TextBox } from '../../kit/form/fields.tsx'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { useMay } from '../../session/me.ts'

type Fields = FieldsOf<typeof faqResource>

const blank: Fields = { title: { bn: '' }, answer: { bn: '' }, category: '', show_on_home: false, is_active: true }

export function Component() {
  const { id = 'new' } = useParams()
  const may = useMay()
  return (
    <ResourceForm<Fields>
      key={id}
      path="/api/v3/admin/faqs"
      id={id}
      preview="faq"
      blank={blank}
      title={(fields) => (fields ? pickText(fields.title, getLocale()) : m.office_faq_new())}
      list={{ to: '/faqs', title: m.office_menu_faq() }}
      mayWrite={may('website.write')}
      labels={{
        title: m.office_faq_question(),
        answer: m.office_faq_answer(),
        category: m.office_faq_category(),
        show_on_home: m.office_faq_on_home(),
        is_active: m.office_shown(),
      }}
    >
      <BothLanguages name="title" label={m.office_faq_question()} />
      <BothLanguages name="answer" label={m.office_faq_answer()} long />
      <TextBox name="category" label={m.office_faq_category()} hint={m.office_slug_hint()} />
      <Check name="show_on_home" label={m.office_faq_show_on_home()} />
      <Check name="is_active" label={m.office_show_to_all()} />
    </ResourceForm>
  )
}
