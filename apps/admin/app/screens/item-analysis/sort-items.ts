import type { Item } from './analysis-types.ts'

export const itemFilters = ['doubt', 'key', 'weak', 'idle', 'objected', 'order'] as const
export type ItemFilter = (typeof itemFilters)[number]

/** The graver, the sooner it is looked at. */
const gravity: Record<Item['verdict'], number> = {
  wrong_key: 0,
  two_right: 1,
  dubious: 2,
  below_chance: 3,
  weak: 4,
  too_easy: 5,
  idle: 6,
  too_few: 7,
  settled: 8,
  fine: 9,
}

export const isKeyDoubted = ({ verdict }: Item): boolean => gravity[verdict] <= gravity.dubious

const matches: Record<ItemFilter, (item: Item) => boolean> = {
  doubt: () => true,
  order: () => true,
  key: isKeyDoubted,
  weak: ({ verdict, doubts }) => verdict === 'weak' || doubts.some(({ code }) => code === 'weak'),
  idle: ({ doubts }) => doubts.some(({ code }) => code === 'idle'),
  objected: ({ objections }) => objections > 0,
}

/** Questions as a filter wants them: the doubted ones first, then those that divide worst; or as the paper has them. */
export function sortItems(items: readonly Item[], filter: ItemFilter): Item[] {
  const found = items.filter(matches[filter])
  const byPlace = (one: Item, other: Item) => one.question.position - other.question.position
  if (filter === 'order') return found.sort(byPlace)
  const worth = ({ discrimination }: Item) => discrimination ?? 2
  return found.sort(
    (one, other) => gravity[one.verdict] - gravity[other.verdict] || worth(one) - worth(other) || byPlace(one, other),
  )
}

export const countItems = (items: readonly Item[], filter: ItemFilter): number => items.filter(matches[filter]).length
