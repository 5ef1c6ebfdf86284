import type { RulePack } from '../rule-packs/rule-pack.ts'
import { seededIntegers } from '../shuffle/seeded-integers.ts'
import { shuffle } from '../shuffle/shuffle.ts'
import { createAlikeIndex, piecesOf } from './alike.ts'
import { type BlueprintLine, findGaps, type Gap, lineOf, type PlacedQuestion } from './blueprint.ts'
import { type FittingQuestion, fitsSection, sectionsOf } from './section-for.ts'

/** For so many days a batch does not meet a question again. */
export const restDays = 180

export type Candidate = Omit<PlacedQuestion, 'section'> &
  FittingQuestion & {
    /** What it says, folded for comparison. */
    readonly words: string
    /** When one of the paper's batches last met it; null if never. */
    readonly metAt: Date | null
  }

export type Filling = {
  readonly rules: Pick<RulePack, 'sections'>
  readonly blueprint: readonly BlueprintLine[]
  /** What stands in the paper already. */
  readonly placed: readonly (PlacedQuestion & { readonly words: string })[]
  readonly candidates: readonly Candidate[]
  /** The keys of all subjects that there are. */
  readonly subjects: ReadonlySet<string>
  /** When the paper will be sat: what was met shortly before then is left out. */
  readonly satAt: Date
}

export type Filled = {
  readonly chosen: readonly { readonly id: number; readonly section: string }[]
  /** What the bank could not give. */
  readonly lacking: readonly Gap[]
}

/**
 * Draws questions for what a paper lacks. The same seed draws the same questions from the same bank, in whatever order the bank
 * lists them. Left out is what the batch met in the last 180 days and what says nearly the same as a question inside; of the rest,
 * what the batch has never met comes first.
 */
export function fillGaps(filling: Filling, seed: number): Filled {
  const { rules, blueprint, placed, satAt } = filling
  const rested = satAt.getTime() - restDays * 86_400_000
  const inside = createAlikeIndex()
  for (const { id, words } of placed) inside.add(id, piecesOf(words))
  const taken = new Set(placed.map(({ id }) => id))
  const inOrder = filling.candidates.toSorted((one, other) => one.id - other.id)
  const drawn = shuffle(inOrder, seededIntegers(seed))
    .filter(({ metAt }) => metAt === null || metAt.getTime() <= rested)
    .toSorted((one, other) => Number(one.metAt !== null) - Number(other.metAt !== null))
  const chosen: { id: number; section: string }[] = []
  const lacking: Gap[] = []
  for (const gap of findGaps(rules, blueprint, placed)) {
    const section = rules.sections.find(({ key }) => key === gap.section)!
    let missing = gap.missing
    for (const candidate of drawn) {
      if (missing === 0) break
      if (taken.has(candidate.id) || !fitsSection(section, candidate)) continue
      if (!isFor(gap, candidate, filling)) continue
      const pieces = piecesOf(candidate.words)
      if (inside.nearest(pieces)) continue
      taken.add(candidate.id)
      inside.add(candidate.id, pieces)
      chosen.push({ id: candidate.id, section: gap.section })
      missing -= 1
    }
    if (missing > 0) lacking.push({ ...gap, missing })
  }
  return { chosen, lacking }
}

/** A place for anything takes nothing that a line counts, which would have too many then, nor what belongs in another section. */
function isFor({ section, subjectId, topicId }: Gap, candidate: Candidate, filling: Filling): boolean {
  const line = lineOf(filling.blueprint, { ...candidate, section })
  if (subjectId !== null) return line?.subjectId === subjectId && line.topicId === topicId
  return line === undefined && sectionsOf(filling.rules, candidate, filling).some(({ key }) => key === section)
}
