import { type Tx, tables } from '@prostuti/db'
import type { Locale, LocalizedText } from '@prostuti/text/locale'
import { writeAudit } from '../audit/index.ts'
import { cleanInBoth, cleanRichText, maxRichTextLength, plainLine, refuseBadTexts } from '../rich-text/index.ts'

const { page } = tables

type Texts = { title: LocalizedText; description: LocalizedText; body: LocalizedText }
type PageChange = Texts & { slug: string; staffId: number; now: Date; locale: Locale }

const maxLength = { title: 200, description: 500, body: maxRichTextLength }

/** Staff write a page, or write it anew. What they paste is cleaned here, so that only rich text is ever stored. */
export async function writePage(tx: Tx, { slug, staffId, now, locale, ...given }: PageChange): Promise<void> {
  const texts = {
    title: cleanInBoth(given.title, plainLine),
    description: cleanInBoth(given.description, plainLine),
    body: cleanInBoth(given.body, cleanRichText),
  }
  refuseBadTexts(texts, maxLength, locale)
  await tx
    .insert(page)
    .values({ slug, ...texts, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: page.slug, set: { ...texts, updatedAt: now } })
  await writeAudit(tx, { at: now, staffId, action: 'page_written', detail: { slug } })
}
