import type { Locale, LocalizedText } from '@prostuti/text/locale'
import { cleanInBoth, cleanRichText, plainLine, refuseBadTexts } from '../rich-text/index.ts'

const maxLength = { title: 200, body: 50_000 }

/** The words of a notice as they are kept: a plain title, a body of the site's own tags. Refuses what is empty or too long. */
export function cleanNotice(written: { title: LocalizedText; body: LocalizedText }, locale: Locale) {
  const texts = { title: cleanInBoth(written.title, plainLine), body: cleanInBoth(written.body, cleanRichText) }
  refuseBadTexts(texts, maxLength, locale)
  return texts
}
