import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import type { Category } from './complaint-queries.ts'

/** In the order in which they are offered. */
export const categoryNames: Readonly<Record<Category, () => string>> = {
  lecture: m.complaint_category_lecture,
  exam: m.complaint_category_exam,
  payment: m.complaint_category_payment,
  sheet: m.complaint_category_sheet,
  device: m.complaint_category_device,
  other: m.complaint_category_other,
}

export const categories = Object.keys(categoryNames) as Category[]

/** `৭:০৫`, `১:০২:০৩`: a place in a lecture. */
export function lectureMoment(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const [hours, ...rest] = parts
  const shown = hours ? parts : rest
  return localizeDigits(
    shown.map((part, position) => (position === 0 ? String(part) : String(part).padStart(2, '0'))).join(':'),
    getLocale(),
  )
}

export function fileSize(bytes: number): string {
  const megabytes = bytes / 1024 / 1024
  if (megabytes >= 1) return m.complaint_file_mb({ count: formatNumber(Math.round(megabytes * 10) / 10, getLocale()) })
  return m.complaint_file_kb({ count: formatNumber(Math.max(1, Math.round(bytes / 1024)), getLocale()) })
}
