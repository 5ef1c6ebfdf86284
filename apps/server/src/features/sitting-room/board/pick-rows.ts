import { type BoardMoment, lastSign, type Sat, type SitterState, stateOf } from './board-model.ts'

/** Where a row stands among the others: whoever needs a look is first. */
type Place = readonly [group: number, at: number, id: number]

/** Who writes comes by how long nobody has heard of them; then those the deadline cut off, then those who handed in, the newest first. */
function placeOf(sat: Sat, at: BoardMoment): Place {
  if (stateOf(sat, at) !== 'finished') return [0, lastSign(sat), sat.id]
  const finishedAt = sat.finishedAt ?? sat.endsAt
  return [sat.finishedBy === 'doctor' ? 2 : 1, -finishedAt, sat.id]
}

const compare = (one: Place, other: Place): number => one[0] - other[0] || one[1] - other[1] || one[2] - other[2]

const writeCursor = (place: Place): string => place.join('~')

export function readCursor(text: string | undefined): Place | undefined {
  const parts = text?.split('~').map(Number) ?? []
  const [group, at, id] = parts
  if (group === undefined || at === undefined || id === undefined || !parts.every(Number.isFinite)) return undefined
  return [group, at, id]
}

type Wanted = {
  at: BoardMoment
  /** Every state if left out. */
  state: SitterState | undefined
  /** Whether the member sees them, and they are looked for. */
  isShown: (doctorId: number) => boolean
  after: Place | undefined
  limit: number
}

/**
 * The next page of rows by worry, and how many there are. One pass over everybody that keeps only the page: sorting a hundred thousand
 * every second would be felt.
 */
export function pickRows(all: Iterable<Sat>, { at, state, isShown, after, limit }: Wanted) {
  const page: { place: Place; sat: Sat }[] = []
  let total = 0
  let more = false
  for (const sat of all) {
    if (!isShown(sat.doctorId) || (state !== undefined && stateOf(sat, at) !== state)) continue
    total += 1
    const place = placeOf(sat, at)
    if (after !== undefined && compare(place, after) <= 0) continue
    const last = page.at(-1)
    if (page.length === limit) {
      more = true
      if (last && compare(place, last.place) > 0) continue
      page.pop()
    }
    page.splice(insertionPoint(page, place), 0, { place, sat })
  }
  const last = page.at(-1)
  return { sats: page.map(({ sat }) => sat), total, next: more && last ? writeCursor(last.place) : null }
}

function insertionPoint(page: readonly { place: Place }[], place: Place): number {
  let from = 0
  let to = page.length
  while (from < to) {
    const middle = (from + to) >> 1
    if (compare(page[middle]!.place, place) < 0) from = middle + 1
    else to = middle
  }
  return from
}
