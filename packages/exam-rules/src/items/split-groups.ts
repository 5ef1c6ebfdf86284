import { type GroupWeights, groupAtEnd, meanWithin, rankByValue } from './rank-by-value.ts'

export type Groups = { readonly upper: GroupWeights; readonly lower: GroupWeights }

/** The textbook's share of the best and of the weakest. */
const groupShare = 0.27

/** Null where there are too few for a group, or everybody has the same. */
export function splitGroups(totals: Int32Array): Groups | null {
  const size = Math.round(groupShare * totals.length)
  const order = rankByValue(totals)
  if (size === 0 || totals[order[0]!] === totals[order.at(-1)!]) return null
  return { upper: groupAtEnd(totals, order, size, 'top'), lower: groupAtEnd(totals, order, size, 'bottom') }
}

export function discriminationOf(groups: Groups | null, pick: (at: number) => number, count: number): number | null {
  if (groups === null) return null
  return meanWithin(groups.upper, pick, count) - meanWithin(groups.lower, pick, count)
}
