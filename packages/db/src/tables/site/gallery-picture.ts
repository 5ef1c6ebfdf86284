import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, isLink, listed, timestamps } from '../columns.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'
import { galleryAlbum } from './gallery-album.ts'

export const galleryPicture = pgTable(
  'gallery_picture',
  {
    id: identity(),
    galleryAlbumId: integer()
      .notNull()
      .references(() => galleryAlbum.id, { onDelete: 'cascade' }),
    image: text().notNull(),
    // In pixels, so that the page keeps its place before the picture comes.
    width: integer().notNull(),
    height: integer().notNull(),
    // What it shows: under the picture, and read out in its place. Until somebody has written it, no visitor sees the picture.
    caption: localizedText(),
    ...listed(),
    ...timestamps(),
  },
  (table) => [
    index('gallery_picture_position').on(table.position, table.id),
    index('gallery_picture_album_id').on(table.galleryAlbumId, table.position, table.id),
    check('gallery_picture_texts', isLocalizedText(table.caption)),
    check('gallery_picture_image', isLink(table.image)),
    check('gallery_picture_size', sql`${table.width} > 0 and ${table.height} > 0`),
  ],
)
