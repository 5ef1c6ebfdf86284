import { type Tx, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import { isShownPicture, presentAlbum, presentPicture } from './present-picture.ts'

const { galleryAlbum, galleryPicture } = tables

const firstPictures = 12

type AlbumsQuery = { locale: Locale; perPage: number; page: number }

/** Albums that have a picture to show, each with its first ones. */
export async function listGalleryAlbums(tx: Tx, { locale, perPage, page }: AlbumsQuery) {
  const shown = and(
    eq(galleryAlbum.isActive, true),
    sql`exists (select from ${galleryPicture} where ${galleryPicture.galleryAlbumId} = ${galleryAlbum.id} and ${isShownPicture()})`,
  )
  const [rows, [counted]] = await Promise.all([
    tx
      .select()
      .from(galleryAlbum)
      .where(shown)
      .orderBy(asc(galleryAlbum.position), asc(galleryAlbum.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    tx.select({ total: count() }).from(galleryAlbum).where(shown),
  ])
  const albumIds = rows.map((row) => row.id)
  const [pictures, counts] = await Promise.all([listFirstPictures(tx, albumIds), countPictures(tx, albumIds)])
  const albums = rows.map((row) => ({
    ...presentAlbum(row, counts.get(row.id) ?? 0, locale),
    pictures: pictures
      .filter(({ picture }) => picture.galleryAlbumId === row.id)
      .map(({ picture }) => presentPicture(picture, locale)),
  }))
  return { albums, total: counted?.total ?? 0 }
}

/** Of all these albums in one question; of each, no more rows are read than are shown. */
async function listFirstPictures(tx: Tx, albumIds: number[]) {
  const picture = tx
    .select()
    .from(galleryPicture)
    .where(and(eq(galleryPicture.galleryAlbumId, galleryAlbum.id), isShownPicture()))
    .orderBy(asc(galleryPicture.position), asc(galleryPicture.id))
    .limit(firstPictures)
    .as('picture')
  return tx
    .select()
    .from(galleryAlbum)
    .crossJoinLateral(picture)
    .where(inArray(galleryAlbum.id, albumIds))
    .orderBy(asc(picture.position), asc(picture.id))
}

async function countPictures(tx: Tx, albumIds: number[]): Promise<Map<number, number>> {
  const rows = await tx
    .select({ albumId: galleryPicture.galleryAlbumId, total: count() })
    .from(galleryPicture)
    .where(and(isShownPicture(), inArray(galleryPicture.galleryAlbumId, albumIds)))
    .groupBy(galleryPicture.galleryAlbumId)
  return new Map(rows.map(({ albumId, total }) => [albumId, total]))
}
