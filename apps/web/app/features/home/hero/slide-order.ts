/** Which slide shows, and how far to the right (or, below zero, to the left) of it each other one waits. */
export type SlideOrder = { index: number; offsets: readonly number[] }

/** Goes round at both ends. */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count
}

export function firstOrder(count: number): SlideOrder {
  return { index: 0, offsets: offsetsAround(0, count) }
}

/**
 * The slide shown before leaves opposite to where the new one waited, so the two never cross, not even when the last
 * gives way to the first or when there are only two. The others are hidden and simply take their new places.
 */
export function showSlide({ index, offsets }: SlideOrder, wanted: number): SlideOrder {
  const next = wrapIndex(wanted, offsets.length)
  if (next === index) return { index, offsets }
  const cameFrom = Math.sign(offsets[next] ?? 1)
  return {
    index: next,
    offsets: offsetsAround(next, offsets.length).map((position, slide) => (slide === index ? -cameFrom : position)),
  }
}

function offsetsAround(index: number, count: number): number[] {
  return Array.from({ length: count }, (_, slide) => {
    const ahead = wrapIndex(slide - index, count)
    return ahead <= count / 2 ? ahead : ahead - count
  })
}

/** As the page's first script has left it (`wake/turn-slides.ts`). */
export function shownOrder(): SlideOrder | undefined {
  const left = globalThis.document?.querySelector<HTMLElement>('[data-part=slider]')?.dataset.order
  return left ? (JSON.parse(left) as SlideOrder) : undefined
}
