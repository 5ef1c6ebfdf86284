/** A shuffled copy. `integerBelow` is where the chance comes from. */
export function shuffle<Item>(items: readonly Item[], integerBelow: (below: number) => number): Item[] {
  const left = [...items]
  const shuffled: Item[] = []
  while (left.length > 0) shuffled.push(...left.splice(integerBelow(left.length), 1))
  return shuffled
}
