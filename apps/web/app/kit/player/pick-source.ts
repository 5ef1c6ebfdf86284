/** A height in lines, or `auto` where the playlist adapts to the connection. */
export type Quality = number | 'auto'

type Offered = { height: number | null; bytes: number | null }

export const qualityOf = ({ height }: Offered): Quality => height ?? 'auto'

/** What this browser would choose by itself and how it is connected, as far as it tells. */
type Taste = { chosen: Quality | null; saves: boolean }

/** More lines than this do not help on a phone, and cost three times the data. */
const enough = 720

/** The kept choice, or the nearest below it; without one the smallest on a thin connection, else the best up to 720. */
export function pickSource<T extends Offered>(sources: readonly T[], { chosen, saves }: Taste): T | undefined {
  const sized = sources.filter(({ height }) => height !== null).toSorted((a, b) => Number(a.height) - Number(b.height))
  const adaptive = sources.find(({ height }) => height === null)
  if (sized.length === 0) return adaptive
  const upTo = (most: number) => sized.findLast(({ height }) => Number(height) <= most) ?? sized[0]
  if (chosen === 'auto') return adaptive ?? upTo(enough)
  if (chosen !== null) return upTo(chosen)
  if (saves) return sized[0]
  return adaptive ?? upTo(enough)
}
