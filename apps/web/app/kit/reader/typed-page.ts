import { toLatinDigits } from '@prostuti/text/digits'

/** The page that somebody means by what they typed, in any digits; beyond the ends it is the end. Undefined for no number. */
export function typedPage(text: string, { first, last }: { first: number; last: number }): number | undefined {
  const digits = toLatinDigits(text).trim()
  if (!/^\d{1,6}$/.test(digits)) return undefined
  return Math.min(last, Math.max(first, Number(digits)))
}
