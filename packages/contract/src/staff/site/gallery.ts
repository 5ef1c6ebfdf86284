import { z } from 'zod'
import { day, instant, wholeNumber } from '../../fields.ts'
import { defineOrder } from '../resource/define-order.ts'
import { defineResource } from '../resource/define-resource.ts'
import { optionalText, shownText, storedLink, writtenText } from '../staff-fields.ts'
import { activeFilter } from './site-fields.ts'

export const galleryAlbumResource = defineResource({
  name: 'gallery_album',
  path: '/api/v3/admin/gallery-albums',
  reads: 'website.read',
  writes: 'website.write',
  fields: z.object({
    title: writtenText(150),
    description: optionalText(500),
    taken_on: day.nullable(),
    is_active: z.boolean(),
  }),
  row: z.object({
    id: z.number().int(),
    title: shownText,
    taken_on: z.string().nullable(),
    pictures: z.number().int(),
    /** Pictures that no visitor sees, because nobody has written what they show. */
    without_words: z.number().int(),
    is_active: z.boolean(),
    updated_at: instant,
  }),
  filters: activeFilter,
  sorts: ['position'],
})

export const arrangeGalleryAlbums = defineOrder(galleryAlbumResource)

const id = z.number().int().min(1).max(2_147_483_647)
const pixels = z.number().int().min(1).max(20_000)

const pictureFields = z.object({
  gallery_album_id: id,
  image: storedLink,
  width: pixels,
  height: pixels,
  /** What it shows. Until this is written, no visitor sees the picture. */
  caption: optionalText(300),
  is_active: z.boolean(),
})

export const galleryPictureResource = defineResource({
  name: 'gallery_picture',
  path: '/api/v3/admin/gallery-pictures',
  reads: 'website.read',
  writes: 'website.write',
  fields: pictureFields,
  row: z.object({
    id: z.number().int(),
    gallery_album_id: z.number().int(),
    image: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    caption: shownText.nullable(),
    is_active: z.boolean(),
    /** What is written into the row is saved at the version that it showed. */
    version: z.number().int(),
    updated_at: instant,
  }),
  filters: { ...activeFilter, album: wholeNumber(1, 2_147_483_647).optional() },
  sorts: ['position'],
})

/** Each album has an order of its own. */
export const arrangeGalleryPictures = defineOrder(galleryPictureResource)
