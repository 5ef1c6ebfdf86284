export type Point = { x: number; y: number }

const enough = 48

/** Which way a finger turned the page: mostly to the side, and far enough. */
export function swipedBy(from: Point, to: Point): 1 | -1 | undefined {
  const [aside, along] = [to.x - from.x, to.y - from.y]
  if (Math.abs(aside) < enough || Math.abs(aside) < Math.abs(along) * 1.5) return undefined
  return aside < 0 ? 1 : -1
}
