import { splitGraphemes } from '@prostuti/text/graphemes'

/** As long as the courier allows; a letter is never torn from its signs. */
export function atMost(limit: number, text: string): string {
  let kept = ''
  for (const letter of splitGraphemes(text)) {
    if (kept.length + letter.length > limit) break
    kept += letter
  }
  return kept
}

/** House and road give way to upazila and district: a parcel without those goes nowhere. */
export const addressLine = (limit: number, { street, place }: { street: string; place: string }): string =>
  `${atMost(limit - place.length - 2, street)}, ${place}`

/** `+8801712345678` → `01712345678`, as couriers write it. */
export const localPhone = (phone: string): string => phone.replace(/^\+88/, '')
