import type { AttemptInsight } from './analyse-attempt.ts'
import { fromAnswers, fromOthers, type Others, type Told } from './enough.ts'
import type { Changes } from './judge-changes.ts'
import type { PaperCohort } from './paper-cohort.ts'
import type { GuessPrice } from './price-guesses.ts'
import type { Stems } from './read-stems.ts'
import type { RightWrong, Speed } from './sort-by-speed.ts'

/** Which is said too often, against what is so: a difference of a tenth of the answers is no accident of a few. */
type Leaning = 'true' | 'false' | 'none'

type ToldSaying = {
  readonly saidTrue: number
  readonly areTrue: number
  readonly answered: number
  readonly leaning: Leaning
}

export type ToldInsight = {
  readonly pace: Told<AttemptInsight['pace'] & { readonly answered: readonly number[] }>
  readonly others: Told<PaperCohort['pace']>
  readonly speed: Told<Pick<Speed, 'bars' | 'median' | 'unknown'>> & {
    readonly slow: Told<RightWrong>
    readonly fast: Told<RightWrong>
  }
  readonly changes: Told<Changes>
  readonly guesses: readonly (Pick<GuessPrice, 'group'> & Told<Omit<GuessPrice, 'group'>>)[]
  /** Null where the paper has no true/false stems. */
  readonly stems: {
    readonly true: Told<Stems['true']>
    readonly false: Told<Stems['false']>
    readonly saying: Told<ToldSaying>
  } | null
}

type Known = { insight: AttemptInsight; pace: readonly number[]; others: Others }

/** What of the figures says enough to be told: a group of fewer than 20 answers says nothing, nor does a paper that fewer than 30 sat. */
export function tellInsight({ insight, pace, others }: Known): ToldInsight {
  const { speed, changes, guesses, stems } = insight
  const { bars, median, slow, fast, unknown } = speed
  const group = (some: RightWrong) => fromAnswers(some.right + some.wrong, some)
  return {
    pace: fromAnswers(pace.at(-1) ?? 0, { ...insight.pace, answered: pace }),
    others: fromOthers(others, (cohort) => cohort.pace),
    speed: {
      ...fromAnswers(slow.right + slow.wrong + fast.right + fast.wrong, { bars, median, unknown }),
      slow: group(slow),
      fast: group(fast),
    },
    changes: fromAnswers(changes.changed, changes),
    guesses: guesses.map(({ group: name, ...price }) => ({
      group: name,
      ...fromAnswers(price.right + price.wrong, price),
    })),
    stems: stems && { true: ofStems(stems.true), false: ofStems(stems.false), saying: tellSaying(stems) },
  }
}

const ofStems = (tally: Stems['true']) => fromAnswers(tally.right + tally.wrong, tally)

const leansFrom = 0.1

function tellSaying({ true: so, false: not }: Stems): Told<ToldSaying> {
  const answered = so.right + so.wrong + not.right + not.wrong
  const [saidTrue, areTrue] = [so.right + not.wrong, so.right + so.wrong]
  const more = answered === 0 ? 0 : (saidTrue - areTrue) / answered
  const leaning = more >= leansFrom ? 'true' : more <= -leansFrom ? 'false' : 'none'
  return fromAnswers(answered, { saidTrue, areTrue, answered, leaning })
}
