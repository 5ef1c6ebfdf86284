import type { Locale } from '@prostuti/text/locale'
import type { Paper } from './paper-store.ts'

/** What is the same for all who sit a paper in one language: made when it is first asked for, and gone with the paper. */
export function oncePerPaper<Made>(
  make: (paper: Paper, locale: Locale) => Made,
): (paper: Paper, locale: Locale) => Made {
  const made = new WeakMap<Paper, Map<Locale, Made>>()
  return (paper, locale) => {
    const ofPaper = made.get(paper) ?? new Map<Locale, Made>()
    made.set(paper, ofPaper)
    const known = ofPaper.get(locale)
    if (known !== undefined) return known
    const fresh = make(paper, locale)
    ofPaper.set(locale, fresh)
    return fresh
  }
}
