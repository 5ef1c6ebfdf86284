export const locales = ['bn', 'en'] as const
export type Locale = (typeof locales)[number]

/** Content that staff wrote: Bengali always, English where somebody got to it. */
export type LocalizedText = { bn: string; en?: string | null | undefined }

export function isLocale(value: unknown): value is Locale {
  return value === 'bn' || value === 'en'
}

/** The text in the reader's language, or in Bengali where it was never translated. What is not there stays null. */
export function pickText(text: LocalizedText, locale: Locale): string
export function pickText(text: LocalizedText | null, locale: Locale): string | null
export function pickText(text: LocalizedText | null, locale: Locale): string | null {
  if (text === null) return null
  const translated = text[locale]
  return translated?.trim() ? translated : text.bn
}
