export type Place = { top: number; height: number }

/** Where a row that is dragged by so many pixels would come to stand: the place whose middle its own middle has passed. */
export function droppedAt(places: readonly Place[], from: number, by: number): number {
  const dragged = places[from]
  if (dragged === undefined) return from
  const middle = dragged.top + dragged.height / 2 + by
  const middleOf = ({ top, height }: Place) => top + height / 2
  const above = places.filter((place, at) => at < from && middleOf(place) > middle).length
  const below = places.filter((place, at) => at > from && middleOf(place) < middle).length
  return from - above + below
}

/** The list with the one at `from` at `to`. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const [item] = items.slice(from, from + 1)
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item)
}
