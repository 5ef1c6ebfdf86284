import { localizeDigits } from '@prostuti/text/digits'
import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'

type DurationParts = { hours: number; minutes: number; seconds: number }

function partsOf(length: number): DurationParts {
  return { hours: Math.floor(length / 3600), minutes: Math.floor((length % 3600) / 60), seconds: length % 60 }
}

/** `১২ মিনিট ৩০ সেকেন্ড`; from an hour on without the seconds. */
export function durationText(length: number, locale: Locale): string {
  const { hours, minutes, seconds } = partsOf(length)
  const word = (n: number, say: typeof m.video_hours) =>
    n > 0 ? [say({ n: localizeDigits(n, locale) }, { locale })] : []
  return [
    ...word(hours, m.video_hours),
    ...word(minutes, m.video_minutes),
    ...(hours > 0 ? [] : word(seconds, m.video_seconds)),
  ].join(' ')
}

/** As a player shows it: `১২:৩০`, `১:০৫:০০`. */
export function durationClock(length: number, locale: Locale): string {
  const { hours, minutes, seconds } = partsOf(length)
  const two = (n: number) => String(n).padStart(2, '0')
  return localizeDigits(hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`, locale)
}

/** ISO 8601, for search engines: `PT12M30S`. */
export function isoDuration(length: number): string {
  const { hours, minutes, seconds } = partsOf(length)
  return `PT${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}${seconds || length === 0 ? `${seconds}S` : ''}`
}
