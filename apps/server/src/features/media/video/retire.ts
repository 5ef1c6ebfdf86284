import type { tables } from '@prostuti/db'
import { ticketRunsMs } from '../../video/index.ts'

type Row = typeof tables.video.$inferSelect
type Retired = Row['retired']

/** Until the last ticket of this moment has ended, and a little longer. */
const endOf = (now: Date): string => new Date(now.getTime() + ticketRunsMs + 600_000).toISOString()

/** Whoever watches it now goes on with the old files until their ticket ends. */
export function retire(
  { retired, renditions, playlist }: Pick<Row, 'retired' | 'renditions' | 'playlist'>,
  now: Date,
): Retired {
  if (renditions.length === 0) return retired
  return [...retired, { renditions, playlist, until: endOf(now) }]
}

/** Whoever has the page open may still ask for the captions that it named. */
export const retireCaptions = (retired: Retired, captions: Row['captions'], now: Date): Retired =>
  captions.length === 0 ? retired : [...retired, { renditions: [], playlist: null, captions, until: endOf(now) }]
