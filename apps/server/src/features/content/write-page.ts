import { type Tx, tables } from '@prostuti/db'
import type { Locale, LocalizedText } from '@prostuti/text/locale'
import * as messages from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { AppError } from '../../errors.ts'
import { writeAudit } from '../audit/index.ts'
import { cleanRichText, maxRichTextLength } from '../rich-text/index.ts'

const { page } = tables

type Texts = { title: LocalizedText; description: LocalizedText; body: LocalizedText }
type Given = Texts & { slug: string; staffId: number; now: Date; locale: Locale }

const maxLength = { title: 200, description: 500, body: maxRichTextLength }

/** Staff write a page, or write it anew. What they paste is cleaned here, so that only rich text is ever stored. */
export async function writePage(tx: Tx, { slug, staffId, now, locale, ...given }: Given): Promise<void> {
  const texts = {
    title: inBoth(given.title, plainLine),
    description: inBoth(given.description, plainLine),
    body: inBoth(given.body, cleanRichText),
  }
  refuseBadTexts(texts, locale)
  await tx
    .insert(page)
    .values({ slug, ...texts, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: page.slug, set: { ...texts, updatedAt: now } })
  await writeAudit(tx, { at: now, staffId, action: 'page_written', detail: { slug } })
}

/** An empty translation is none: the page then shows the Bengali. */
function inBoth(text: LocalizedText, clean: (text: string) => string): { bn: string; en?: string } {
  const en = clean(text.en ?? '')
  return { bn: clean(text.bn), ...(en !== '' && { en }) }
}

const plainLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .normalize('NFC')

function refuseBadTexts(texts: Record<keyof Texts, { bn: string; en?: string }>, locale: Locale): void {
  const fields: Record<string, string[]> = {}
  for (const name of ['title', 'description', 'body'] as const) {
    const max = maxLength[name]
    if (texts[name].bn === '') fields[`${name}.bn`] = [messages.error_field_required({}, { locale })]
    for (const [language, text] of Object.entries(texts[name])) {
      if (text.length <= max) continue
      fields[`${name}.${language}`] = [messages.error_field_too_long({ max: formatNumber(max, locale) }, { locale })]
    }
  }
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields })
}
