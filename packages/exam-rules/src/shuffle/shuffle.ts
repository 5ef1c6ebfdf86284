/** A shuffled copy. `integerBelow` is where the chance comes from. */
export function shuffle<Item>(items: readonly Item[], integerBelow: (below: number) => number): Item[] {
  const left = [...items]
  const shuffled: Item[] = []
  for (let count = left.length; count > 0; count--) {
    const at = integerBelow(count)
    shuffled.push(left[at] as Item)
    // Closes the gap. `splice` would make a list for each.
    for (let place = at + 1; place < count; place++) left[place - 1] = left[place] as Item
  }
  return shuffled
}
