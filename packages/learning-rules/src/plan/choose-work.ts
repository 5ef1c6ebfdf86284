import type { Slot } from './cut-slots.ts'
import { fill, type Load, mustBeDone } from './lay-work.ts'

type Choice = {
  slots: readonly Slot[]
  /** By deadline. */
  loads: readonly Load[]
  roomOn: (day: string) => number
  end: number
}

/** What can be laid, and in which slots. No odd one that is not needed: each is used by what is due, and nothing else gets one. */
export type Chosen = { loads: Load[]; slots: Slot[] }

/**
 * Takes one work after the other, nearest deadline first, as long as all that was taken can still be met; odd hours are opened
 * where nothing else would meet a deadline. Of what does not fit whole, as much as fits at the wished hours comes in the end.
 */
export function chooseWork({ slots, loads, roomOn, end }: Choice): Chosen {
  const wished = slots.filter(({ odd }) => !odd)
  const meets = (some: readonly Load[], odd: readonly Slot[]) =>
    fill({ slots: inTime([...wished, ...odd]), loads: some, roomOn, end }).isMet
  const due = loads.filter((load) => mustBeDone(load, end))
  const later = loads.filter((load) => !mustBeDone(load, end))
  if (meets(due, [])) return { loads: [...due, ...later], slots: wished }

  const odd = slots.filter((slot) => slot.odd).toSorted(byOddity)
  let taken: Load[] = []
  let opened: Slot[] = []
  const refused: Load[] = []
  for (const load of due) {
    const more = [...taken, load]
    const needed = meets(more, opened) ? opened : fewest(odd, (some) => meets(more, some))
    if (needed === undefined) refused.push(load)
    else [taken, opened] = [more, needed]
  }
  for (const load of refused) taken = withPart(taken, load, (some) => meets(some, opened))
  return { loads: [...taken, ...later], slots: inTime([...wished, ...opened]) }
}

const inTime = (slots: readonly Slot[]): Slot[] => slots.toSorted((one, other) => one.from - other.from)

const hourInDhaka = (at: number): number => (Math.floor(at / 3_600_000) + 6) % 24

/** Late evenings and early mornings before the hours from midnight to six. */
const byOddity = (one: Slot, other: Slot): number =>
  Number(hourInDhaka(one.from) < 6) - Number(hourInDhaka(other.from) < 6) || one.from - other.from

/** The fewest of the first that do, and of those none that could be left out; undefined where all together do not. */
function fewest(odd: readonly Slot[], isEnough: (some: readonly Slot[]) => boolean): Slot[] | undefined {
  if (!isEnough(odd)) return undefined
  // More slots never spoil what fewer do, so the number can be halved for.
  let [few, many] = [0, odd.length]
  while (few < many) {
    const middle = Math.floor((few + many) / 2)
    if (isEnough(odd.slice(0, middle))) many = middle
    else few = middle + 1
  }
  let needed = odd.slice(0, many)
  for (const slot of needed.toReversed()) {
    const fewer = needed.filter((each) => each !== slot)
    if (isEnough(fewer)) needed = fewer
  }
  return needed
}

function withPart(taken: Load[], load: Load, meets: (some: readonly Load[]) => boolean): Load[] {
  for (let slots = load.slots - 1; slots > 0; slots -= 1) {
    const some = [...taken, { ...load, slots }].toSorted((one, other) => (one.deadline ?? 0) - (other.deadline ?? 0))
    if (meets(some)) return some
  }
  return taken
}
