/** How often one option, or `T` or `F` of a stem, was chosen; `partId` null for those who left it blank. */
export type ChoiceCount = {
  readonly partId: number | null
  readonly said: 'T' | 'F' | null
  readonly count: number
  /** By fifths of the rest of the paper, the weakest first. */
  readonly fifths: readonly number[]
  /** Of having chosen it with the rest of the paper; null where it cannot be told. */
  readonly correlation: number | null
}

/** What the answers of everybody say about one question. */
export type ItemAnalysis = {
  readonly questionId: number
  readonly correct: number
  readonly wrong: number
  readonly blank: number
  /** The mean mark as a share of the full one. */
  readonly facility: number
  /** The share of the upper 27 % who are right less that of the lower. */
  readonly discrimination: number | null
  /** Of the mark with the rest of the paper. */
  readonly pointBiserial: number | null
  readonly choices: readonly ChoiceCount[]
}

/** How far a paper's marks can be trusted. */
export type PaperReliability = {
  readonly mean: number | null
  readonly deviation: number | null
  /** Cronbach's alpha; of items that are right or wrong the same as KR-20. */
  readonly alpha: number | null
  /** The standard error of a mark, in hundredths. */
  readonly error: number | null
}
