import { seededIntegers } from '@prostuti/exam-rules'

/** A question that may be drawn. */
export type Drawable = { readonly id: number; readonly subjectId: number }

/**
 * Draws a set: as many as are wanted, or all there are, with the subjects as even as what there is allows. The same seed draws the same
 * questions in the same order, in whatever order they are given; none comes twice.
 */
export function drawSet<Question extends Drawable>(
  candidates: Iterable<Question>,
  { size, seed }: { size: number; seed: number },
): Question[] {
  const integerBelow = seededIntegers(seed)
  const byId = new Map([...candidates].map((question) => [question.id, question]))
  const inOrder = [...byId.values()].sort((one, other) => one.id - other.id)
  const subjects = [...Map.groupBy(inOrder, ({ subjectId }) => subjectId).entries()].sort(
    ([one], [other]) => one - other,
  )
  // Whose turn is first decides who has one more where it does not come out even.
  const turns = draw(subjects, subjects.length, integerBelow).map(([, questions]) => questions)
  const shares = shareOut(
    turns.map(({ length }) => length),
    size,
  )
  const drawn = turns.flatMap((questions, at) => draw(questions, shares[at] ?? 0, integerBelow))
  return draw(drawn, drawn.length, integerBelow)
}

/** How many of each: one after the other in turns, until there are enough or none is left. */
function shareOut(sizes: readonly number[], size: number): number[] {
  const shares = sizes.map(() => 0)
  let left = Math.min(
    size,
    sizes.reduce((sum, each) => sum + each, 0),
  )
  while (left > 0)
    for (const [at, there] of sizes.entries()) {
      if (left === 0) break
      if (shares[at]! >= there) continue
      shares[at]! += 1
      left -= 1
    }
  return shares
}

/** So many of a list, at random. Only as many places are changed as are drawn: a pool has ten thousand. */
function draw<Item>(items: readonly Item[], count: number, integerBelow: (below: number) => number): Item[] {
  const left = [...items]
  return Array.from({ length: Math.min(count, left.length) }, (_, at) => {
    const from = at + integerBelow(left.length - at)
    const drawn = left[from] as Item
    left[from] = left[at] as Item
    return drawn
  })
}
