import { galleryAlbumResource, galleryPictureResource } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { eq, sql } from 'drizzle-orm'
import { refuseFields } from '../../../input/refuse-fields.ts'
import { holds, saysIn } from '../../../input/typed-text.ts'
import { tableStore, versionOfRow } from '../../resource/index.ts'
import { cleanFields } from '../../rich-text/index.ts'

const { galleryAlbum, galleryPicture } = tables

const ofAlbum = sql`from ${galleryPicture} where ${galleryPicture.galleryAlbumId} = ${galleryAlbum.id}`

export const galleryAlbumStore = tableStore({
  resource: galleryAlbumResource,
  table: galleryAlbum,
  sorts: { position: galleryAlbum.position },
  filters: { active: (active) => eq(galleryAlbum.isActive, active === 'true') },
  search: (typed) => saysIn(galleryAlbum.title, typed),
  also: {
    pictures: sql`(select count(*)::int ${ofAlbum})`,
    without_words: sql`(select count(*)::int ${ofAlbum} and ${galleryPicture.caption} is null)`,
  },
  prepare: (_tx, { fields, locale }) =>
    cleanFields(fields, { needed: { title: 150 }, optional: { description: 500 } }, locale),
})

export const galleryPictureStore = tableStore({
  resource: galleryPictureResource,
  table: galleryPicture,
  sorts: { position: galleryPicture.position },
  filters: {
    active: (active) => eq(galleryPicture.isActive, active === 'true'),
    album: (albumId) => eq(galleryPicture.galleryAlbumId, albumId),
  },
  search: (typed) =>
    holds(sql`search_key(coalesce(caption ->> 'bn', '') || ' ' || coalesce(caption ->> 'en', ''))`, typed),
  also: { version: versionOfRow(galleryPictureResource.name, galleryPicture.id) },
  prepare: async (tx, { fields, locale }) => {
    const [album] = await tx.select().from(galleryAlbum).where(eq(galleryAlbum.id, fields.gallery_album_id))
    if (album === undefined) refuseFields({ gallery_album_id: messages.error_field_invalid_choice({}, { locale }) })
    return cleanFields(fields, { needed: {}, optional: { caption: 300 } }, locale)
  },
})
