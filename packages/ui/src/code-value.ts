import { toLatinDigits } from '@prostuti/text/digits'

export const codeLength = 6

/**
 * What was typed or pasted, as Latin digits. A whole SMS may be pasted: then the code is the first run of exactly six
 * digits in it, else all digits there are, up to six.
 */
export function codeIn(typed: string): string {
  const latin = toLatinDigits(typed)
  const whole = /(?:^|\D)(\d{6})(?!\d)/.exec(latin)
  return whole?.[1] ?? latin.replace(/\D/g, '').slice(0, codeLength)
}

export type CodeBox = { digit: string; isNext: boolean }

/** The six boxes; the one that waits for a digit is marked, unless all are filled. */
export const boxesOf = (code: string): CodeBox[] =>
  Array.from({ length: codeLength }, (_, place) => ({ digit: code[place] ?? '', isNext: place === code.length }))
