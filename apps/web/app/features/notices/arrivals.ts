type Row = { id: number; is_unread: boolean }

/**
 * What has come since the list was shown first: new, and not among those already seen on it. A notice that slides in from
 * the next page because another was taken down is older than all that were seen.
 */
export function arrivedSince(seen: ReadonlySet<number>, rows: readonly Row[]): number[] {
  const newestSeen = Math.max(0, ...seen)
  return rows.filter(({ id, is_unread }) => is_unread && !seen.has(id) && id > newestSeen).map(({ id }) => id)
}
