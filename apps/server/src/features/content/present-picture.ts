import type { tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'

type Album = Pick<typeof tables.galleryAlbum.$inferSelect, 'id' | 'title' | 'description' | 'takenOn'>
type Picture = Pick<typeof tables.galleryPicture.$inferSelect, 'id' | 'image' | 'width' | 'height' | 'caption'>

export const presentPicture = (row: Picture, locale: Locale) => ({
  id: row.id,
  image: row.image,
  width: row.width,
  height: row.height,
  caption: pickText(row.caption, locale),
})

export const presentAlbum = (row: Album, pictureCount: number, locale: Locale) => ({
  id: row.id,
  title: pickText(row.title, locale),
  description: pickText(row.description, locale),
  taken_on: row.takenOn,
  picture_count: pictureCount,
})
