import { formatTimeRange } from '@prostuti/text/dates'
import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import { getLocale } from '@prostuti/text/runtime'

/** The hours of a timetable, from clock times like '20:30'. */
export function hoursWords({ opens, closes }: { opens: string; closes: string }): string {
  const at = (clock: string) => {
    const [hours = 0, minutes = 0] = clock.split(':').map(Number)
    return new Date(dhakaMidnight('2027-01-01').getTime() + (hours * 60 + minutes) * 60_000)
  }
  return formatTimeRange(at(opens), at(closes), getLocale())
}
