import { getLocale } from '@prostuti/text/runtime'
import { formatClock } from '@prostuti/text/times'

/** 22 → `রাত ১০টা`. */
export const hourWords = (hour: number): string => formatClock(`${String(hour).padStart(2, '0')}:00`, getLocale())
