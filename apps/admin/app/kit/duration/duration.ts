import { localizeDigits, toLatinDigits } from '@prostuti/text/digits'
import type { Locale } from '@prostuti/text/locale'

/** `12:40` of 760 seconds, `1:02:05` of an hour and more. */
export function spellDuration(seconds: number, locale: Locale): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  const text = shown.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
  return localizeDigits(text, locale)
}

/** Minutes and seconds as somebody types them, in any digits; undefined where they are none. */
export function readDuration(typed: string): number | undefined {
  const parts = toLatinDigits(typed.trim()).split(':')
  if (parts.length > 3 || !parts.every((part) => /^\d{1,3}$/.test(part))) return undefined
  const [seconds = 0, minutes = 0, hours = 0] =
    parts.length === 1 ? [0, Number(parts[0])] : parts.map(Number).toReversed()
  return seconds > 59 || (hours > 0 && minutes > 59) ? undefined : hours * 3600 + minutes * 60 + seconds
}
