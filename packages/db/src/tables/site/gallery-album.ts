import { check, date, index, pgTable } from 'drizzle-orm/pg-core'
import { identity, listed, timestamps } from '../columns.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'

export const galleryAlbum = pgTable(
  'gallery_album',
  {
    id: identity(),
    title: localizedText().notNull(),
    description: localizedText(),
    takenOn: date({ mode: 'string' }),
    ...listed(),
    ...timestamps(),
  },
  (table) => [
    index('gallery_album_position').on(table.position, table.id),
    check('gallery_album_texts', isLocalizedText(table.title, table.description)),
  ],
)
