import type { FieldsOf, galleryAlbumResource } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useParams } from 'react-router'
import { BothLanguages, Check } from '../../kit/form/fields.tsx'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { DayBox } from '../../kit/form/typed-fields.tsx'
import { useMay } from '../../session/me.ts'
import { AlbumPictures } from './album-pictures.tsx'

type Fields = FieldsOf<typeof galleryAlbumResource>

const blank: Fields = { title: { bn: '' }, description: null, taken_on: null, is_active: true }

export function Component() {
  const { id = 'new' } = useParams()
  const mayWrite = useMay()('website.write')
  const labels = {
    title: m.office_album_title(),
    description: m.office_album_description(),
    taken_on: m.office_album_day(),
    is_active: m.office_shown(),
  }
  return (
    <ResourceForm<Fields>
      key={id}
      path="/api/v3/admin/gallery-albums"
      id={id}
      blank={blank}
      title={(fields) => (fields ? pickText(fields.title, getLocale()) : m.office_album_new())}
      list={{ to: '/gallery', title: m.office_menu_gallery() }}
      mayWrite={mayWrite}
      preview="gallery-album"
      labels={labels}
      below={<AlbumPictures albumId={Number(id)} mayWrite={mayWrite} />}
    >
      <BothLanguages name="title" label={labels.title} />
      <BothLanguages name="description" label={labels.description} long />
      <DayBox name="taken_on" label={labels.taken_on} note={m.office_optional()} />
      <Check name="is_active" label={m.office_show_to_all()} />
      {id === 'new' && <p className="hint">{m.office_album_save_first()}</p>}
    </ResourceForm>
  )
}
