import { closingOf } from '../attempts/released.ts'

const paperStates = ['draft', 'ready', 'frozen', 'open', 'closed', 'released'] as const
export type PaperState = (typeof paperStates)[number]

/** What of a paper says how far it has come. */
export type StatedPaper = {
  readonly stage: 'draft' | 'ready' | 'frozen'
  readonly opensAt: Date | null
  readonly closesAt: Date | null
  /** The latest end of an attempt that was given time beyond the closing. */
  readonly extendedUntil: Date | null
  /** Since when its rooms are covered; what it takes is given back. */
  readonly pausedAt: Date | null
  /** Since when its results are withheld, whatever its times say. */
  readonly heldAt: Date | null
  readonly answersAt: Date | null
  readonly ranksAt: Date | null
}

/**
 * How far a paper has come. Staff make a draft ready and freeze it; the rest its times say: it is open until nobody's answers can
 * arrive any more, and released once marks, keys and ranks are out. One that never closes stays open.
 */
export function paperState(now: Date, paper: StatedPaper): PaperState {
  const { stage, opensAt, heldAt } = paper
  if (stage !== 'frozen') return stage
  if (opensAt === null || now < opensAt) return 'frozen'
  const end = closingOf(now, paper)
  if (end === null || now < end) return 'open'
  const out = Math.max(end.getTime(), paper.answersAt?.getTime() ?? 0, paper.ranksAt?.getTime() ?? 0)
  return heldAt === null && now.getTime() >= out ? 'released' : 'closed'
}
