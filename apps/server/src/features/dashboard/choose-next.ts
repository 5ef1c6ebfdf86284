import { daysUntil } from '@prostuti/text/dates'

type Row = { starts_at: string; ends_at: string; is_cancelled: boolean }

const atMost = 5

/** What is on today and tomorrow and not over yet, in the order of time; where both days are free, the very next thing. */
export function chooseNext<R extends Row>(rows: readonly R[], now: Date): R[] {
  const coming = rows
    .filter(({ ends_at, is_cancelled }) => !is_cancelled && new Date(ends_at) > now)
    .toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at))
  const soon = coming.filter(({ starts_at }) => daysUntil(new Date(starts_at), now) <= 1)
  return (soon.length > 0 ? soon : coming.slice(0, 1)).slice(0, atMost)
}
