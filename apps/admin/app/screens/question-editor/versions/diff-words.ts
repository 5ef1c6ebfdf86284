/** A piece of a text that two versions share, or that only one of them has. */
export type Piece = { is: 'same' | 'gone' | 'new'; text: string }

/** Longer texts are shown whole, before and after: comparing grows with the square of their words. */
const wordsAtMost = 600

/** What was taken out of a text and what was put in, word by word. */
export function diffWords(before: string, after: string): Piece[] {
  const old = before.split(/(?<=\s)/)
  const now = after.split(/(?<=\s)/)
  if (old.length > wordsAtMost || now.length > wordsAtMost)
    return joined([
      { is: 'gone', text: before },
      { is: 'new', text: after },
    ])
  const common = commonLengths(old, now)
  const pieces: Piece[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && isSame(old[i]!, now[j]!)) {
      pieces.push({ is: 'same', text: now[j]! })
      i += 1
      j += 1
    } else if (j === now.length || (i < old.length && common[i + 1]![j]! >= common[i]![j + 1]!)) {
      pieces.push({ is: 'gone', text: old[i]! })
      i += 1
    } else {
      pieces.push({ is: 'new', text: now[j]! })
      j += 1
    }
  }
  return joined(pieces)
}

const isSame = (one: string, other: string): boolean => one.trim() === other.trim()

/** How many words the rests of both texts share in order, from each place to the end. */
function commonLengths(old: readonly string[], now: readonly string[]): number[][] {
  const common = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0))
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      common[i]![j] = isSame(old[i]!, now[j]!)
        ? common[i + 1]![j + 1]! + 1
        : Math.max(common[i + 1]![j]!, common[i]![j + 1]!)
  return common
}

/** Neighbours of one kind as one piece. */
function joined(pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = []
  for (const piece of pieces) {
    const last = found.at(-1)
    if (piece.text === '') continue
    if (last?.is === piece.is) last.text += piece.text
    else found.push({ ...piece })
  }
  return found
}
