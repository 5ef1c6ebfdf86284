/** From here on two questions say nearly the same. */
export const alikeFrom = 0.6

/** The three-letter pieces of a text, each word padded as PostgreSQL's pg_trgm pads it, so that both judge alike. */
export function trigramsOf(text: string): Set<string> {
  const pieces = new Set<string>()
  for (const word of text.split(/[^\p{L}\p{M}\p{N}]+/u)) {
    if (word === '') continue
    const letters = [...`  ${word} `]
    for (let at = 0; at + 3 <= letters.length; at += 1) pieces.add(letters.slice(at, at + 3).join(''))
  }
  return pieces
}

/** How much of what either says both say: 0 for nothing, 1 for all of it. */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one]
  let shared = 0
  for (const piece of small) if (large.has(piece)) shared += 1
  const all = one.size + other.size - shared
  return all === 0 ? 0 : shared / all
}

export type AlikePair = { readonly id: number; readonly otherId: number; readonly percent: number }

/** Questions of one paper that say nearly the same: each later one with the earlier one it is most like. */
export function findAlike(questions: readonly { readonly id: number; readonly words: string }[]): AlikePair[] {
  const earlier: { id: number; pieces: Set<string> }[] = []
  const pairs: AlikePair[] = []
  for (const { id, words } of questions) {
    const pieces = trigramsOf(words)
    const nearest = earlier.reduce(
      (best, other) => {
        const found = maySayTheSame(pieces, other.pieces) ? similarity(pieces, other.pieces) : 0
        return found > best.found ? { id: other.id, found } : best
      },
      { id: 0, found: 0 },
    )
    if (nearest.found >= alikeFrom) pairs.push({ id, otherId: nearest.id, percent: Math.round(nearest.found * 100) })
    earlier.push({ id, pieces })
  }
  return pairs
}

/** Texts of very different lengths cannot share enough: most pairs of a paper are told apart by that alone. */
export const maySayTheSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  Math.min(one.size, other.size) >= alikeFrom * Math.max(one.size, other.size)
