import { type Entry, supersedes } from './ledger.ts'

/** What is to be kept when the server's picture replaces the kept one: newer choices of another tab still wait. */
export function replacedEntries(
  stored: ReadonlyMap<number, Entry>,
  fresh: ReadonlyMap<number, Entry>,
): Map<number, Entry> {
  const result = new Map(fresh)
  for (const [id, entry] of stored) {
    const present = fresh.get(id)
    if (entry.state === 'waiting' && (!present || supersedes(entry, present))) result.set(id, entry)
  }
  return result
}
