import type { tables } from '@prostuti/db'
import { ticketRunsMs } from '../../video/index.ts'

type Files = Pick<typeof tables.video.$inferSelect, 'retired' | 'renditions' | 'playlist'>

/** Whoever watches it now goes on with the old files until their ticket ends, and a little longer. */
export function retire({ retired, renditions, playlist }: Files, now: Date): Files['retired'] {
  if (renditions.length === 0) return retired
  return [...retired, { renditions, playlist, until: new Date(now.getTime() + ticketRunsMs + 600_000).toISOString() }]
}
