import { alikeFrom, piecesOf } from '@prostuti/exam-rules'

const keptOfEach = 3

export type Alike = { questionId: number; percent: number }

type Row = { number: number; pieces: Int32Array; similar: Alike[] }

/** How many numbers of 32 bits a sketch has. */
const wide = 16

/**
 * Compares the questions of a file with those of the bank, of which one part after the other goes by: what is kept in memory is the
 * file's. Every pair is looked at, most of them only at their sketches, so that ten thousand rows and a large bank
 * take seconds; the result is the same as if all pieces of every pair had been compared.
 */
export function createAlikeRows() {
  const rows: Row[] = []
  let index: Index | undefined

  return {
    /** `key`: what search compares of its stem and parts. */
    add(number: number, key: string): void {
      rows.push({ number, pieces: Int32Array.from(piecesOf(key)), similar: [] })
    },
    /** Answers how many of these it has come to within the time. Rows that are all nearly the same take longest. */
    compare(bank: readonly { id: number; key: string }[], patienceMs = Number.POSITIVE_INFINITY): number {
      index ??= indexOf(rows)
      const until = performance.now() + patienceMs
      let compared = 0
      for (const { id, key } of bank) {
        const pieces = piecesOf(key)
        for (const row of candidatesFor(index, pieces)) {
          const percent = percentOf(row.pieces, pieces)
          if (percent !== undefined) keepBest(row, { questionId: id, percent })
        }
        compared += 1
        if (performance.now() > until) break
      }
      return compared
    },
    found: (): { number: number; similar: Alike[] }[] =>
      rows.filter(({ similar }) => similar.length > 0).map(({ number, similar }) => ({ number, similar })),
  }
}

/** The rows by how many pieces they have, with their sketches one behind the other. */
type Index = { rows: Row[]; sizes: Int32Array; sketches: Int32Array }

function indexOf(unsorted: readonly Row[]): Index {
  const rows = unsorted.toSorted((one, other) => one.pieces.length - other.pieces.length)
  const sketches = new Int32Array(rows.length * wide)
  for (const [at, { pieces }] of rows.entries()) mark(sketches, at * wide, pieces)
  return { rows, sizes: Int32Array.from(rows, ({ pieces }) => pieces.length), sketches }
}

/** Each piece sets one bit. Two pieces may share a bit, so sketches never differ by more bits than the questions by pieces. */
function mark(sketches: Int32Array, from: number, pieces: Iterable<number>): void {
  for (const piece of pieces) {
    const bit = Math.imul(piece, 0x9e3779b1) >>> 23
    sketches[from + (bit >>> 5)]! |= 1 << (bit & 31)
  }
}

/**
 * The rows whose sketch is near enough. Of two questions with `a` and `b` pieces that share at least the 0.6th part of all they
 * have, the smaller has at least 0.6 of the larger's, and at most a quarter of `a + b` stand in one of them alone.
 */
function candidatesFor({ rows, sizes, sketches }: Index, pieces: ReadonlySet<number>): Row[] {
  const mine = new Int32Array(wide)
  mark(mine, 0, pieces)
  const near: Row[] = []
  const largest = pieces.size / alikeFrom
  for (let at = firstOfSize(sizes, pieces.size * alikeFrom); at < sizes.length && sizes[at]! <= largest; at++)
    if (differsByAtMost((sizes[at]! + pieces.size) / 4, mine, sketches, at * wide)) near.push(rows[at]!)
  return near
}

function differsByAtMost(most: number, mine: Int32Array, sketches: Int32Array, from: number): boolean {
  let bits = 0
  for (let word = 0; word < wide; word++) {
    bits += bitsOf(mine[word]! ^ sketches[from + word]!)
    if (bits > most) return false
  }
  return true
}

/** How many bits are set: counted in pairs, then in fours, then in eights, which are summed by one multiplication. */
function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Where the rows with at least so many pieces begin. */
function firstOfSize(sizes: Int32Array, size: number): number {
  let [from, to] = [0, sizes.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if (sizes[middle]! < size) from = middle + 1
    else to = middle
  }
  return from
}

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
