import type { tables } from '@prostuti/db'

type PaperRow = Pick<typeof tables.paper.$inferSelect, 'id' | 'title' | 'closesAt'>

/** A paper as staff screens name it that are about something else. */
export const presentPaperName = ({ id, title, closesAt }: PaperRow) => ({
  id,
  title,
  closes_at: closesAt?.toISOString() ?? null,
})
