import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, isLink, listed, timestamps } from '../columns.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'

export const heroSlide = pgTable(
  'hero_slide',
  {
    id: identity(),
    title: localizedText().notNull(),
    subtitle: localizedText(),
    thumb: text().notNull(),
    isVideo: boolean().notNull().default(false),
    // For a video an embed or a watch address; otherwise where a click leads.
    link: text().notNull(),
    // How long the video is, in words: '১২ মিনিট'.
    durationLabel: localizedText(),
    ...listed(),
    ...timestamps(),
  },
  (table) => [
    index('hero_slide_position').on(table.position, table.id),
    check('hero_slide_texts', isLocalizedText(table.title, table.subtitle, table.durationLabel)),
    check('hero_slide_link', isLink(table.link)),
    check('hero_slide_thumb', isLink(table.thumb)),
  ],
)
