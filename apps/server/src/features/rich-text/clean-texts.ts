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

/** Plain text of several paragraphs, each on its own line. */
export const plainParagraphs = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .replace(/[ \u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
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

/** As a form sends it: what may be left out can also come empty. */
type SentText = { bn?: string | undefined; en?: string | undefined } | null

type TextLengths<Fields> = { [Name in keyof Fields]?: Fields[Name] extends SentText ? number : never }

/** The fields of a form with their texts as plain lines; a text that may be left out is null where nothing stands in it. */
export function cleanFields<Fields extends object>(
  fields: Fields,
  lengths: { needed: TextLengths<Fields>; optional?: TextLengths<Fields> },
  locale: Locale,
  clean: (text: string) => string = plainLine,
): Fields {
  const { needed, optional = {} } = lengths
  const texts: Record<string, { bn: string; en?: string }> = {}
  const maxLength: Record<string, number> = {}
  const leftOut: Record<string, null> = {}
  for (const [name, max] of Object.entries<number>({ ...needed, ...optional } as Record<string, number>)) {
    const { bn = '', en = '' } = (fields as Record<string, SentText>)[name] ?? {}
    const text = cleanInBoth({ bn, en }, clean)
    if (name in optional && text.bn === '' && text.en === undefined) leftOut[name] = null
    else {
      texts[name] = text
      maxLength[name] = max
    }
  }
  refuseBadTexts(texts, maxLength, locale)
  return { ...fields, ...leftOut, ...texts }
}
