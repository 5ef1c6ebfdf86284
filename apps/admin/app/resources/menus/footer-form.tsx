import type { FieldsOf, footerSingle } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { BothLanguages, TextBox } from '../../kit/form/fields.tsx'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { ChoiceBox } from '../../kit/form/typed-fields.tsx'
import { LinkField } from '../../kit/link/link-field.tsx'
import { OrderedFields } from '../../kit/order/ordered-fields.tsx'
import { useMay } from '../../session/me.ts'
import { MenuEditor } from './menu-editor.tsx'
import { type FooterEntry, footerOfRows, type MenuRow, rowsOfFooter } from './menu-tree.ts'

type Fields = FieldsOf<typeof footerSingle>

const blank: Fields = { footer_text: null, footer_menu: [], footer_social_links: [], app_links: [] }

const socialKinds = [
  { value: 'facebook', label: 'Facebook' },
  { value: 'youtube', label: 'YouTube' },
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'messenger', label: 'Messenger' },
  { value: 'instagram', label: 'Instagram' },
  { value: 'linkedin', label: 'LinkedIn' },
  { value: 'email', label: 'Email' },
]
const platforms = [
  { value: 'android', label: 'Google Play' },
  { value: 'ios', label: 'App Store' },
]

const pathOf = (rows: MenuRow[], at: number): string =>
  `footer_menu.${rows.slice(0, at).filter(({ link }) => link !== null).length}`

export function Component() {
  const may = useMay()
  const mayWrite = may('website.write')
  const labels = {
    footer_text: m.office_footer_text(),
    footer_menu: m.office_footer_menu(),
    footer_social_links: m.office_footer_social(),
    app_links: m.office_footer_apps(),
  }
  return (
    <ResourceForm<Fields>
      path="/api/v3/admin/footer"
      id="site"
      blank={blank}
      title={() => m.office_menu_footer()}
      list={{ to: '/hero', title: m.office_menu_website() }}
      mayWrite={mayWrite}
      preview="footer"
      labels={labels}
    >
      <BothLanguages name="footer_text" label={labels.footer_text} long />
      <MenuEditor<FooterEntry[]>
        name="footer_menu"
        label={labels.footer_menu}
        rowsOf={rowsOfFooter}
        asValue={footerOfRows}
        pathOf={pathOf}
        hasHeadings
        isDisabled={!mayWrite}
      />
      <OrderedFields
        name="footer_social_links"
        label={labels.footer_social_links}
        blank={{ kind: 'facebook', title: { bn: '' }, link: '' }}
        most={10}
        add={m.office_footer_social_add()}
        nameOf={({ kind }) => String(kind)}
      >
        {(prefix) => (
          <>
            <ChoiceBox name={`${prefix}.kind`} label={m.office_footer_kind()} choices={socialKinds} />
            <BothLanguages name={`${prefix}.title`} label={m.office_menu_words()} />
            <TextBox name={`${prefix}.link`} label={m.office_link()} hint={m.office_footer_social_hint()} />
          </>
        )}
      </OrderedFields>
      <OrderedFields
        name="app_links"
        label={labels.app_links}
        blank={{ platform: 'android', link: '' }}
        most={2}
        add={m.office_footer_app_add()}
        nameOf={({ platform }) => String(platform)}
      >
        {(prefix) => (
          <>
            <ChoiceBox name={`${prefix}.platform`} label={m.office_footer_kind()} choices={platforms} />
            <LinkField name={`${prefix}.link`} label={m.office_link()} />
          </>
        )}
      </OrderedFields>
    </ResourceForm>
  )
}
