import { useState } from 'react'
import type { Sitter } from '../model/board-types.ts'

/** Chosen attempts with what was last seen of each: they stay chosen while the page goes on to others. */
export type Chosen = {
  sitters: ReadonlyMap<number, Sitter | undefined>
  has(sitter: Sitter): boolean
  toggle(sitter: Sitter): void
  take(attempts: readonly number[]): void
  clear(): void
}

export function useChosen(rows: readonly Sitter[]): Chosen {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const seen = new Map(rows.map((row) => [row.attempt, row]))
  return {
    sitters: new Map([...ids].map((id) => [id, seen.get(id)])),
    has: ({ attempt }) => attempt !== null && ids.has(attempt),
    toggle({ attempt }) {
      if (attempt === null) return
      const next = new Set(ids)
      if (!next.delete(attempt)) next.add(attempt)
      setIds(next)
    },
    take: (attempts) => setIds(new Set([...ids, ...attempts])),
    clear: () => setIds(new Set()),
  }
}
