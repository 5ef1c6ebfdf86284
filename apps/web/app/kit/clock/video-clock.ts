import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'

/** A moment of a video as its player shows it: `০:০৫`, `১২:৩০`, `১:০৫:০০`. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const two = (n: number) => String(n).padStart(2, '0')
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const text = hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
  return localizeDigits(text, getLocale())
}

/** How long, in words: `১ ঘণ্টা ৫ মিনিট`, `৪৫ মিনিট`, `৩০ সেকেন্ড`. Under ten minutes the seconds count. */
export function lengthWords(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const isShort = whole < 600
  const minutesInAll = isShort ? Math.floor(whole / 60) : Math.round(whole / 60)
  const hours = Math.floor(minutesInAll / 60)
  const minutes = minutesInAll % 60
  const rest = isShort ? whole % 60 : 0
  const n = (value: number) => ({ n: localizeDigits(value, getLocale()) })
  const words = [
    hours > 0 && m.lecture_hour_count(n(hours)),
    minutes > 0 && m.lecture_minute_count(n(minutes)),
    (rest > 0 || (hours === 0 && minutes === 0)) && m.lecture_second_count(n(rest)),
  ]
  return words.filter(Boolean).join(' ')
}
