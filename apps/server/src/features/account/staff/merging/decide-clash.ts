import type { mergeDecisions } from '@prostuti/contract/staff'

type Decision = (typeof mergeDecisions)[number]

/** What one account has of something that the other has as well. */
export type Held = {
  /** Money came for it, or is owed: its order binds. */
  isPaid: boolean
  /** In, and not only about to pay. */
  isIn: boolean
}

/**
 * Which of the two is given up: never one with money in it. Where both have money, people decide first, by the refund desk: a merge
 * gives nothing back and books nothing.
 */
export function decideClash(kept: Held, gone: Held): Extract<Decision, 'gone_ends' | 'kept_ends' | 'refused'> {
  if (kept.isPaid && gone.isPaid) return 'refused'
  if (kept.isPaid !== gone.isPaid) return kept.isPaid ? 'gone_ends' : 'kept_ends'
  return gone.isIn && !kept.isIn ? 'kept_ends' : 'gone_ends'
}
