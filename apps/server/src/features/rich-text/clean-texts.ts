import * as messages from '@prostuti/text/all-messages'
import type { Locale, LocalizedText } from '@prostuti/text/locale'
import { formatNumber } from '@prostuti/text/numbers'
import { refuseFields } from '../../input/refuse-fields.ts'

/** What staff wrote, in both languages. An empty translation is none: the page then shows the Bengali. */
export function cleanInBoth(text: LocalizedText, clean: (text: string) => string): { bn: string; en?: string } {
  const en = clean(text.en ?? '')
  return { bn: clean(text.bn), ...(en !== '' && { en }) }
}

export const plainLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .normalize('NFC')

/** Names every text that is missing in Bengali or too long in any language. */
export function refuseBadTexts<Name extends string>(
  texts: Record<Name, { bn: string; en?: string }>,
  maxLength: Record<Name, number>,
  locale: Locale,
): void {
  const fields: Record<string, string> = {}
  for (const name of Object.keys(maxLength) as Name[]) {
    const max = maxLength[name]
    if (texts[name].bn === '') fields[`${name}.bn`] = messages.error_field_required({}, { locale })
    for (const [language, text] of Object.entries(texts[name])) {
      if (text.length <= max) continue
      fields[`${name}.${language}`] = messages.error_field_too_long({ max: formatNumber(max, locale) }, { locale })
    }
  }
  refuseFields(fields)
}
