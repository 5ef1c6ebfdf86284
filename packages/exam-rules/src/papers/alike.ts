/** From here on two questions say nearly the same: so large a share of what either says, both say. */
export const alikeFrom = 0.6

/** Pieces of three letters, as numbers: ten bits of each letter tell Latin and Bengali apart, and numbers compare faster than texts. */
type Pieces = ReadonlySet<number>

/** The three-letter pieces of a text, each word padded as PostgreSQL's pg_trgm pads it, so that both judge alike. */
export function piecesOf(text: string): Pieces {
  const pieces = new Set<number>()
  for (const word of text.split(/[^\p{L}\p{M}\p{N}]+/u)) {
    if (word === '') continue
    const padded = `  ${word} `
    let piece = 0
    for (let at = 0; at < padded.length; at += 1) {
      piece = ((piece << 10) | (padded.charCodeAt(at) & 0x3ff)) & 0x3fffffff
      if (at >= 2) pieces.add(piece)
    }
  }
  return pieces
}

type Nearest = { readonly id: number; readonly percent: number }

/**
 * Texts that are compared with each other. How alike two are is what both say of what either says. Each piece knows the texts it
 * stands in: a paper of three hundred questions is compared with itself in the time of a blink.
 */
export function createAlikeIndex() {
  const ids: number[] = []
  const sizes: number[] = []
  const standsIn = new Map<number, number[]>()

  return {
    add(id: number, pieces: Pieces): void {
      const at = ids.push(id) - 1
      sizes.push(pieces.size)
      for (const piece of pieces) {
        const places = standsIn.get(piece)
        if (places) places.push(at)
        else standsIn.set(piece, [at])
      }
    },
    /** The text that says nearly the same, the most alike first; undefined where none does. */
    nearest(pieces: Pieces): Nearest | undefined {
      const shared = new Uint32Array(ids.length)
      for (const piece of pieces) for (const at of standsIn.get(piece) ?? []) shared[at]! += 1
      let best = { at: -1, share: 0 }
      for (const [at, both] of shared.entries()) {
        const share = both === 0 ? 0 : both / (pieces.size + sizes[at]! - both)
        if (share > best.share) best = { at, share }
      }
      return best.share >= alikeFrom ? { id: ids[best.at]!, percent: Math.round(best.share * 100) } : undefined
    },
  }
}

type AlikePair = { readonly id: number; readonly otherId: number; readonly percent: number }

/** Questions of one paper that say nearly the same: each later one with the earlier one it is most like. */
export function findAlike(questions: readonly { readonly id: number; readonly words: string }[]): AlikePair[] {
  const earlier = createAlikeIndex()
  return questions.flatMap(({ id, words }) => {
    const pieces = piecesOf(words)
    const found = earlier.nearest(pieces)
    earlier.add(id, pieces)
    return found ? [{ id, otherId: found.id, percent: found.percent }] : []
  })
}
