import { localizeDigits } from '@prostuti/text/digits'
import type { Locale } from '@prostuti/text/locale'

const two = (value: number): string => String(value).padStart(2, '0')

/** Seconds as a clock shows them: `০১:২৩:৪৫`. */
export const clockWords = (seconds: number, locale: Locale): string =>
  localizeDigits([Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':'), locale)
