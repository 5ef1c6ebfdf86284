import { type Attempt, finalMoment, isRunning, pausedFor } from './attempt.ts'
import type { PaperRelease, PaperTimes } from './paper.ts'

type Closing = Pick<PaperTimes, 'closesAt' | 'extendedUntil' | 'pausedAt'>
type Paper = Closing & PaperRelease

/** Whether something may be shown, and if not, when; null where a moment cannot be named. */
export type Release = { readonly released: true } | { readonly released: false; readonly at: Date | null }

/** What may be shown of an attempt that was handed in: `marks` stands for everything that depends on what is right. */
export type ResultRelease = { readonly marks: Release; readonly ranks: Release }

/** Where ranks are drawn: whoever has handed in must learn nothing that helps the next one before all have. */
export const isRankedPaper = ({ closesAt, marksEarly }: Pick<Paper, 'closesAt' | 'marksEarly'>): boolean =>
  closesAt !== null && !marksEarly

/**
 * What of a result may be shown now. Marks wait until nobody can sit the paper in its own time any more, and so do the tallies,
 * subject shares and outcome that come with them. `embargoUntil`: when the last ranked paper closes that shares a question with
 * this one, or null. Until then marks that are not ranked wait too: who may sit as often as they like would find out by
 * trying what is right.
 */
export function resultRelease(
  now: Date,
  paper: Paper,
  { attempt, embargoUntil }: { attempt: Attempt; embargoUntil: Date | null },
): ResultRelease {
  if (attempt.voidedAt || isRunning(now, attempt))
    return { marks: { released: false, at: null }, ranks: ranksRelease(now, paper) }
  const own = latest(paper.marksEarly ? null : (closingOf(now, paper) ?? paper.answersAt), heldUntil(paper))
  const inRanks = attempt.ranked && isRankedPaper(paper)
  return { marks: releaseAt(now, latest(own, inRanks ? null : embargoUntil)), ranks: ranksRelease(now, paper) }
}

/**
 * Whether keys and explanations may be shown to a doctor with these attempts: never while one of them is running, nor before a
 * ranked paper has closed, nor while one of the questions stands in another ranked paper that has not.
 */
export function answersRelease(
  now: Date,
  paper: Paper,
  { attempts, embargoUntil }: { attempts: readonly Attempt[]; embargoUntil: Date | null },
): Release {
  const release = releaseAt(now, latest(answersMoment(now, paper), embargoUntil))
  const counted = attempts.filter(({ voidedAt }) => !voidedAt)
  const hasSat = counted.length > 0 && !counted.some((attempt) => isRunning(now, attempt))
  return release.released && !hasSat ? { released: false, at: null } : release
}

/**
 * The same for a doctor of the paper's course who did not sit it: once they cannot any more, not even late. Who could still
 * sit it would read the answers first.
 */
export function missedAnswersRelease(
  now: Date,
  paper: Paper & Pick<PaperTimes, 'late'>,
  { embargoUntil }: { embargoUntil: Date | null },
): Release {
  const over = overAt(now, paper)
  if (over === null) return { released: false, at: null }
  return releaseAt(now, latest(latest(over, answersMoment(now, paper)), embargoUntil))
}

/** The earliest moment for keys by the paper alone; null where they open with the finish. */
export function answersMoment(now: Date, paper: Paper): Date | null {
  const closing = closingOf(now, paper)
  const own = isRankedPaper(paper) ? latest(closing, paper.answersAt) : (paper.answersAt ?? closing)
  return latest(own, heldUntil(paper))
}

/** Ranks wait for the closing in any case: before it they would still move. A paper that never closes has none. */
export function ranksRelease(now: Date, paper: Paper): Release {
  const at = ranksMoment(now, paper)
  return at === null ? { released: false, at } : releaseAt(now, at)
}

/** Null where there never are any. */
export const ranksMoment = (now: Date, paper: Paper): Date | null =>
  isRankedPaper(paper) ? latest(latest(closingOf(now, paper), paper.ranksAt), heldUntil(paper)) : null

/** A moment that does not come: what waits for somebody's decision instead of a time. */
export const never = new Date(8_640_000_000_000_000)

/** As it may be told: a moment that does not come has no name. */
export const toldMoment = (at: Date | null): Date | null => (at !== null && at < never ? at : null)

/** Results that were withdrawn stay back until they are given out again. */
const heldUntil = ({ heldAt }: PaperRelease): Date | null => (heldAt ? never : null)

/**
 * When the paper has closed for everybody: no attempt in its own time ends later, neither by `endsAt` nor by what the control room
 * gave (`extendedUntil`), and with the grace nobody's last save is on its way. While the paper is paused that moment moves along
 * with the clock, so it does not come. Null where it never closes.
 */
export function closingOf(now: Date, { closesAt, extendedUntil, pausedAt }: Closing): Date | null {
  const last = closesAt && latest(closesAt, extendedUntil)
  if (!last) return null
  const held = pausedAt !== null && pausedAt < last ? pausedFor(now, pausedAt) : 0
  return finalMoment({ endsAt: new Date(last.getTime() + held) })
}

/** When nobody can sit the paper any more, not even late. Null where somebody always can. */
export function overAt(now: Date, paper: Closing & Pick<PaperTimes, 'late'>): Date | null {
  if (paper.closesAt === null || paper.late?.until === null) return null
  return latest(closingOf(now, paper), paper.late?.until ?? null)
}

const releaseAt = (now: Date, at: Date | null): Release =>
  at === null || now >= at ? { released: true } : { released: false, at: toldMoment(at) }

const latest = (one: Date | null, other: Date | null): Date | null =>
  one === null || (other !== null && other > one) ? other : one
