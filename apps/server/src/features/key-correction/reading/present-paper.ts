import type { tables } from '@prostuti/db'

type PaperRow = Pick<typeof tables.paper.$inferSelect, 'id' | 'title' | 'closesAt'>

export const presentPaperName = ({ id, title, closesAt }: PaperRow) => ({
  id,
  title,
  closes_at: closesAt?.toISOString() ?? null,
})
