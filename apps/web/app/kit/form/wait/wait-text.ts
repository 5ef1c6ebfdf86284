import { localizeDigits } from '@prostuti/text/digits'
import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'

/** `০:৪২`, `৪:০৫`: a clock for waits that are watched. */
export function clockText(seconds: number, locale: Locale): string {
  return localizeDigits(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`, locale)
}

/** `১৪ মিনিট ৫ সেকেন্ড`; from an hour on the seconds are nobody's concern. */
export function waitText(seconds: number, locale: Locale): string {
  const digits = (value: number) => localizeDigits(value, locale)
  const minutes = Math.floor(seconds / 60)
  if (minutes >= 60) {
    const whole = Math.ceil(seconds / 60)
    return m.account_duration_hours({ hours: digits(Math.floor(whole / 60)), minutes: digits(whole % 60) }, { locale })
  }
  if (minutes === 0) return m.account_duration_seconds({ seconds: digits(seconds) }, { locale })
  if (seconds % 60 === 0) return m.account_duration_minutes({ minutes: digits(minutes) }, { locale })
  return m.account_duration_both({ minutes: digits(minutes), seconds: digits(seconds % 60) }, { locale })
}
