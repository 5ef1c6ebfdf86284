import type { FieldsOf, galleryPictureResource } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useParams } from 'react-router'
import { Check } from '../../kit/form/fields.tsx'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { PictureField } from '../../kit/picture/picture-field.tsx'
import { useMay } from '../../session/me.ts'
import { pictureLabels } from './picture-labels.ts'

type Fields = FieldsOf<typeof galleryPictureResource>

const blank: Fields = { gallery_album_id: 0, image: '', width: 0, height: 0, caption: null, is_active: true }

/** One picture by itself: to be replaced, and to go back to what it was. */
export function Component() {
  const { id = '' } = useParams()
  const may = useMay()
  const labels = pictureLabels()
  return (
    <ResourceForm<Fields>
      key={id}
      path="/api/v3/admin/gallery-pictures"
      id={id}
      blank={blank}
      title={(fields) =>
        pickText(fields?.caption?.bn ? { ...fields.caption, bn: fields.caption.bn } : null, getLocale()) ||
        m.office_album_no_words()
      }
      list={{ to: '/gallery', title: m.office_menu_gallery() }}
      mayWrite={may('website.write')}
      labels={labels}
    >
      <PictureField name="image" label={labels.image} alt="caption" size={{ width: 'width', height: 'height' }} />
      <Check name="is_active" label={m.office_show_to_all()} />
    </ResourceForm>
  )
}
