import { piecesOf } from '@prostuti/exam-rules'

/** From here on two questions say nearly the same; the bank says so too. */
const alikeFrom = 0.6
const keptOfEach = 3

export type Alike = { questionId: number; percent: number }

type Row = { number: number; pieces: Int32Array; similar: Alike[] }

/** A pair that is alike shares one of this many of either's rarest pieces: were they all missing in the other, too much would be. */
const tellingOf = (size: number): number => size - Math.ceil(size * alikeFrom) + 1

/**
 * Compares the questions of a file with those of the bank, of which one part after the other goes by: what is kept in memory is the
 * file's. Each row is found by its rarest pieces alone, so that ten thousand rows against a large bank take seconds; the result is
 * the same as if every pair had been compared.
 */
export function createAlikeRows() {
  const rows: Row[] = []
  let index: { rarity: Map<number, number>; standsIn: Map<number, number[]> } | undefined

  return {
    /** `key`: what search compares of its stem and parts. */
    add(number: number, key: string): void {
      rows.push({ number, pieces: Int32Array.from(piecesOf(key)), similar: [] })
    },
    compare(bank: readonly { id: number; key: string }[]): void {
      index ??= indexOf(rows)
      for (const { id, key } of bank) {
        const pieces = piecesOf(key)
        const telling = rarestFirst([...pieces], index.rarity).slice(0, tellingOf(pieces.size))
        const candidates = new Set(telling.flatMap((piece) => index?.standsIn.get(piece) ?? []))
        for (const at of candidates) {
          const percent = percentOf(rows[at]!.pieces, pieces)
          if (percent !== undefined) keepBest(rows[at]!, { questionId: id, percent })
        }
      }
    },
    found: (): { number: number; similar: Alike[] }[] =>
      rows.filter(({ similar }) => similar.length > 0).map(({ number, similar }) => ({ number, similar })),
  }
}

function indexOf(rows: readonly Row[]) {
  const rarity = new Map<number, number>()
  for (const { pieces } of rows) for (const piece of pieces) rarity.set(piece, (rarity.get(piece) ?? 0) + 1)
  const standsIn = new Map<number, number[]>()
  for (const [at, { pieces }] of rows.entries()) {
    for (const piece of rarestFirst([...pieces], rarity).slice(0, tellingOf(pieces.length))) {
      const places = standsIn.get(piece)
      if (places) places.push(at)
      else standsIn.set(piece, [at])
    }
  }
  return { rarity, standsIn }
}

/** The same order for both sides, or what they share would not be looked for: pieces of equal rarity go by their number. */
const rarestFirst = (pieces: number[], rarity: ReadonlyMap<number, number>): number[] =>
  pieces.sort((one, other) => (rarity.get(one) ?? 0) - (rarity.get(other) ?? 0) || one - other)

function percentOf(row: Int32Array, other: ReadonlySet<number>): number | undefined {
  let both = 0
  for (const piece of row) if (other.has(piece)) both += 1
  const share = both / (row.length + other.size - both)
  return share >= alikeFrom ? Math.round(share * 100) : undefined
}

function keepBest(row: Row, found: Alike): void {
  row.similar.push(found)
  row.similar.sort((one, other) => other.percent - one.percent || one.questionId - other.questionId)
  row.similar.length = Math.min(row.similar.length, keptOfEach)
}
