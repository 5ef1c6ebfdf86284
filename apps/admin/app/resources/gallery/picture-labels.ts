import type { FieldsOf, galleryPictureResource } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'

export const pictureLabels = (): Record<keyof FieldsOf<typeof galleryPictureResource>, string> => ({
  gallery_album_id: m.office_album_title(),
  image: m.office_rich_picture(),
  width: m.office_picture_width(),
  height: m.office_picture_height(),
  caption: m.office_picture_alt(),
  is_active: m.office_shown(),
})
