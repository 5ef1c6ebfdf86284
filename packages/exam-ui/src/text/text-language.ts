import type { Locale } from '@prostuti/text/locale'

/** The language a question is written in, by its letters; undefined where there are none, as in `২ + ২`. */
export function languageOf(text: string): Locale | undefined {
  if (/[অ-হ]/.test(text)) return 'bn'
  return /[A-Za-z]/.test(text.replace(/\\(?:frac|sqrt)\{/g, '')) ? 'en' : undefined
}

/** Words in Latin letters, with what stands between them: `Renal artery`, `(x + y)`, but not the full stop or the space behind. */
const latinRun = /([A-Za-z](?:[ -~\u2010-\u2026]*[A-Za-z0-9])?)/

/** A Bengali text in pieces; every second one is English. */
export const splitLatin = (text: string): string[] => text.split(latinRun)
