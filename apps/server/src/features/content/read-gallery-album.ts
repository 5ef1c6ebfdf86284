import { type Tx, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { and, asc, count, eq } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { isShownPicture, presentAlbum, presentPicture } from './present-picture.ts'

const { galleryAlbum, galleryPicture } = tables

type AlbumQuery = { locale: Locale; albumId: number; perPage: number; page: number }

export async function readGalleryAlbum(tx: Tx, { locale, albumId, perPage, page }: AlbumQuery) {
  const shown = and(eq(galleryPicture.galleryAlbumId, albumId), isShownPicture())
  const [[album], pictures, [counted]] = await Promise.all([
    tx
      .select()
      .from(galleryAlbum)
      .where(and(eq(galleryAlbum.id, albumId), eq(galleryAlbum.isActive, true))),
    tx
      .select()
      .from(galleryPicture)
      .where(shown)
      .orderBy(asc(galleryPicture.position), asc(galleryPicture.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    tx.select({ total: count() }).from(galleryPicture).where(shown),
  ])
  if (album === undefined) throw new AppError('not_found')
  const total = counted?.total ?? 0
  return {
    album: presentAlbum(album, total, locale),
    pictures: pictures.map((picture) => presentPicture(picture, locale)),
    total,
  }
}
