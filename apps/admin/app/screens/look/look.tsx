import type { FieldsOf, lookSingle } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { PictureField } from '../../kit/picture/picture-field.tsx'
import { useMay } from '../../session/me.ts'
import { ColourField } from './colour-field.tsx'
import { LookSample } from './look-sample.tsx'

type Fields = FieldsOf<typeof lookSingle>

const blank: Fields = { logo: null, footer_logo: null, brand_colour: null, accent_colour: null }

/** Logos and colours of the public site. */
export function Component() {
  const may = useMay()
  return (
    <ResourceForm<Fields>
      path="/api/v3/admin/look"
      id="site"
      preview="look"
      blank={blank}
      title={() => m.office_look()}
      list={{ to: '/hero', title: m.office_menu_website() }}
      mayWrite={may('website.write')}
      labels={{
        logo: m.office_look_logo(),
        footer_logo: m.office_look_footer_logo(),
        brand_colour: m.office_look_brand(),
        accent_colour: m.office_look_accent(),
      }}
    >
      <ColourField name="brand_colour" of="brand" label={m.office_look_brand()} hint={m.office_look_brand_hint()} />
      <ColourField name="accent_colour" of="accent" label={m.office_look_accent()} hint={m.office_look_accent_hint()} />
      <LookSample />
      <PictureField name="logo" label={m.office_look_logo()} hint={m.office_look_logo_hint()} isOptional />
      <PictureField name="footer_logo" label={m.office_look_footer_logo()} isOptional />
    </ResourceForm>
  )
}
