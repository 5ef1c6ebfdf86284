import { dhakaParts } from '@prostuti/text/dates'

/** The day on a calendar in Dhaka at that moment, as the database writes days: '2026-07-01'. */
export function dhakaDate(at: Date): string {
  const { year, month, day } = dhakaParts(at)
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
}
