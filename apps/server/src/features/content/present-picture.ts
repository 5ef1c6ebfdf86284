import { tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, eq, isNotNull, type SQL } from 'drizzle-orm'

const { galleryPicture } = tables

type Album = Pick<typeof tables.galleryAlbum.$inferSelect, 'id' | 'title' | 'description' | 'takenOn'>
type Picture = Pick<typeof galleryPicture.$inferSelect, 'id' | 'image' | 'width' | 'height' | 'caption'>

/** A picture waits for its words: without them nobody who cannot see it would know what is there. */
export const isShownPicture = (): SQL | undefined =>
  and(eq(galleryPicture.isActive, true), isNotNull(galleryPicture.caption))

export const presentPicture = (row: Picture, locale: Locale) => ({
  id: row.id,
  image: row.image,
  width: row.width,
  height: row.height,
  caption: pickText(row.caption, locale) ?? '',
})

export const presentAlbum = (row: Album, pictureCount: number, locale: Locale) => ({
  id: row.id,
  title: pickText(row.title, locale),
  description: pickText(row.description, locale),
  taken_on: row.takenOn,
  picture_count: pictureCount,
})
