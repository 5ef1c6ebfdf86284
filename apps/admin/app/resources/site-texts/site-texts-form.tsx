import type { FieldsOf, siteTextsSingle } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { CheckField } from '@prostuti/ui/check-field'
import { useController } from 'react-hook-form'
import { BothLanguages, TextBox } from '../../kit/form/fields.tsx'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { ChoiceBox } from '../../kit/form/typed-fields.tsx'
import { LinkField } from '../../kit/link/link-field.tsx'
import { OrderedFields } from '../../kit/order/ordered-fields.tsx'
import { useMay } from '../../session/me.ts'

type Fields = FieldsOf<typeof siteTextsSingle>

const section = { title: { bn: '' } }
const blank: Fields = {
  company_name: { bn: '' },
  company_slogan: { bn: '' },
  phone: '',
  phone_hours_note: null,
  email: '',
  support_channels: [],
  home_sections: { events: section, batches: section, faq: section, contact: section },
  new_site_notice: null,
}

const channels = [
  { value: 'messenger', label: 'Messenger' },
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'phone', label: m.office_texts_phone },
] as const

export function Component() {
  const may = useMay()
  const labels = {
    company_name: m.office_texts_name(),
    company_slogan: m.office_texts_slogan(),
    phone: m.office_texts_phone(),
    phone_hours_note: m.office_texts_phone_hours(),
    email: m.office_email(),
    support_channels: m.office_texts_channels(),
    home_sections: m.office_texts_sections(),
    new_site_notice: m.office_texts_notice(),
  }
  const sections = [
    ['events', m.office_link_events()],
    ['batches', m.office_link_batches()],
    ['faq', m.office_link_faq()],
    ['contact', m.office_link_contact()],
  ] as const
  return (
    <ResourceForm<Fields>
      path="/api/v3/admin/site-texts"
      id="site"
      blank={blank}
      title={() => m.office_menu_texts()}
      list={{ to: '/hero', title: m.office_menu_website() }}
      mayWrite={may('website.write')}
      preview="site-texts"
      labels={labels}
    >
      <BothLanguages name="company_name" label={labels.company_name} hint={m.office_texts_name_hint()} />
      <BothLanguages name="company_slogan" label={labels.company_slogan} />
      <TextBox name="phone" label={labels.phone} />
      <BothLanguages name="phone_hours_note" label={labels.phone_hours_note} />
      <TextBox name="email" label={labels.email} />
      <OrderedFields
        name="support_channels"
        label={labels.support_channels}
        blank={{ kind: 'messenger', link: '', opens: '10:00', closes: '20:00' }}
        most={6}
        add={m.office_texts_channel_add()}
        nameOf={({ kind }) => String(kind)}
      >
        {(prefix) => (
          <>
            <ChoiceBox
              name={`${prefix}.kind`}
              label={m.office_footer_kind()}
              choices={channels.map(({ value, label }) => ({
                value,
                label: typeof label === 'string' ? label : label(),
              }))}
            />
            <TextBox name={`${prefix}.link`} label={m.office_link()} hint={m.office_texts_channel_hint()} />
            <TextBox name={`${prefix}.opens`} label={m.office_texts_opens()} hint={m.office_texts_clock_hint()} />
            <TextBox name={`${prefix}.closes`} label={m.office_texts_closes()} hint={m.office_texts_closes_hint()} />
          </>
        )}
      </OrderedFields>
      {sections.map(([name, title]) => (
        <fieldset key={name} className="stack">
          <legend className="lbl">{m.office_texts_section_of({ name: title })}</legend>
          <BothLanguages name={`home_sections.${name}.title`} label={m.office_title()} />
          <BothLanguages name={`home_sections.${name}.text`} label={m.office_texts_below()} />
        </fieldset>
      ))}
      <NewSiteNotice label={labels.new_site_notice} />
    </ResourceForm>
  )
}

/** What whoever knew the old site is told, while there is something to tell. */
function NewSiteNotice({ label }: { label: string }) {
  const { field } = useController({ name: 'new_site_notice' })
  const isOn = field.value !== null && field.value !== undefined
  return (
    <fieldset className="stack">
      <legend className="lbl">{label}</legend>
      <CheckField
        name="has_new_site_notice"
        label={m.office_texts_notice_check()}
        checked={isOn}
        onChange={({ currentTarget }) =>
          field.onChange(currentTarget.checked ? { title: { bn: '' }, body: { bn: '' } } : null)
        }
      />
      {isOn && (
        <>
          <BothLanguages name="new_site_notice.title" label={m.office_title()} />
          <BothLanguages name="new_site_notice.body" label={m.office_texts_notice_body()} long />
          <LinkField name="new_site_notice.link" label={m.office_link()} />
        </>
      )}
    </fieldset>
  )
}
