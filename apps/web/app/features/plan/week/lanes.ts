/** Minutes of the day, from 0 to 1440. */
export type DaySpan = { from: number; to: number }

/** Where something stands among what is drawn at its time. */
export type Lane = {
  /** Beside the others, on a phone: counted from 0, of how many. */
  position: number
  count: number
  /** Among them, at a desk, where a column is too narrow for two: from and to which minute it is drawn, and whether others are there. */
  top: number
  bottom: number
  isStacked: boolean
}

/** What is shorter is drawn as half an hour: a line of text needs that much, and a finger. */
const leastMinutes = 30
/** As high as two lines, of what another is drawn over at a desk. */
const twoLinesMinutes = 43

export function drawnSpan({ from, to }: DaySpan): DaySpan {
  const begins = Math.min(from, 1440 - leastMinutes)
  return { from: begins, to: Math.max(to, begins + leastMinutes) }
}

/** Whether there is room for more than a title, at a desk, in what stands among others. */
export const isOneLine = ({ top, bottom }: Lane): boolean => bottom - top < twoLinesMinutes

/** Nothing lies over another's text, also where it is drawn longer than it is. To be given in the order of beginning. */
export function inLanes<Item extends DaySpan>(items: readonly Item[]): Map<Item, Lane> {
  const stacks = inStacks(items)
  return new Map(
    inGroups(items).flatMap((together) => {
      const positions = new Map<Item, number>()
      for (const item of together) {
        const before = [...positions].filter(([other]) => other.to > item.from)
        positions.set(item, Math.max(-1, ...before.map(([, position]) => position)) + 1)
      }
      const count = Math.max(...positions.values()) + 1
      return together.map((item) => [item, { position: positions.get(item)!, count, ...stacks.get(item)! }] as const)
    }),
  )
}

type Stack = Pick<Lane, 'top' | 'bottom' | 'isStacked'>

/** Each below the first two lines of the one before it, or below all of it where it is lower. */
function inStacks<Item extends DaySpan>(items: readonly Item[]): Map<Item, Stack> {
  const stacks: (Omit<Stack, 'isStacked'> & { item: Item })[][] = []
  for (const item of items) {
    const open = stacks.at(-1)?.some(({ bottom }) => bottom > item.from) ? stacks.at(-1) : undefined
    const last = open?.at(-1)
    const top = last ? Math.max(item.from, last.top + Math.min(last.bottom - last.top, twoLinesMinutes)) : item.from
    const placed = { item, top, bottom: Math.max(item.to, top + leastMinutes) }
    if (open) open.push(placed)
    else stacks.push([placed])
  }
  return new Map(
    stacks.flatMap((stack) => stack.map(({ item, ...span }) => [item, { ...span, isStacked: stack.length > 1 }])),
  )
}

/** Groups of what overlaps: each begins before one ahead of it in its group has ended. To be given in the order of beginning. */
export function inGroups<Item extends DaySpan>(items: readonly Item[]): Item[][] {
  const groups: Item[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const item of items) {
    if (item.from >= end) groups.push([])
    groups.at(-1)!.push(item)
    end = Math.max(end, item.to)
  }
  return groups
}
