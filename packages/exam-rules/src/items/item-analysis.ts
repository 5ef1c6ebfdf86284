/** How often one option, or T or F of a stem, was chosen; without a part and a word for those who left it blank. */
export type ChoiceFigures = {
  readonly partId: number | null
  readonly said: 'T' | 'F' | null
  /** Whether the key of the paper counts it as right. */
  readonly isKey: boolean
  readonly count: number
  /** By fifths of the rest of the paper, the weakest first. */
  readonly fifths: readonly number[]
  /** The share of the best third, by the rest of the paper, who chose it. */
  readonly topThird: number
  /** Of having chosen it with the rest of the paper; null where it cannot be told. */
  readonly correlation: number | null
  /** What the discrimination would be if this alone were right; null where it is, for blanks, and where it cannot be told. */
  readonly discriminationAsKey: number | null
}

/** What one way of counting says of a question. Null is what cannot be told: nobody differs from the others, or too few sat. */
export type ItemFigures = {
  /** The mean as a share of what there was to get; below zero where wrong answers cost more than right ones earned. */
  readonly facility: number | null
  /** Standard deviation of a sample: of the share right, or in hundredths of a mark. */
  readonly deviation: number | null
  /** With the whole paper, the question included. */
  readonly pointBiserial: number | null
  /** With the rest of the paper: the corrected point-biserial. */
  readonly restCorrelation: number | null
  /** The covariance with the rest as a share of the largest that these same marks allow. */
  readonly efficiency: number | null
  /** The paper's alpha without this question. */
  readonly alphaWithout: number | null
}

/** One true/false stem, against the rest of the paper without its question. */
export type StemAnalysis = {
  readonly partId: number
  readonly correct: number
  readonly wrong: number
  readonly blank: number
  readonly facility: number | null
  readonly discrimination: number | null
  readonly restCorrelation: number | null
  readonly choices: readonly ChoiceFigures[]
}

/** What the answers of everybody say about one question. */
export type ItemAnalysis = {
  readonly questionId: number
  readonly correct: number
  readonly partial: number
  readonly wrong: number
  readonly blank: number
  /** The share of the upper 27 % who are right less that of the lower; of stems the share of them that is right. */
  readonly discrimination: number | null
  /** Counted by how much of it is right, 0 to 1; then by marks. */
  readonly byRight: ItemFigures
  readonly byMarks: ItemFigures
  /** Of a single choice; of stems each has its own. */
  readonly choices: readonly ChoiceFigures[]
  readonly stems: readonly StemAnalysis[]
}

/** How far a paper's marks can be trusted, by one way of counting: in questions, or in hundredths of a mark. */
export type PaperReliability = {
  readonly mean: number | null
  /** Standard deviation of a sample. */
  readonly deviation: number | null
  /** Cronbach's alpha; where every question is right or wrong, and nothing between, the same as KR-20. */
  readonly alpha: number | null
  readonly isKr20: boolean
  /** The standard error of one doctor's total. */
  readonly error: number | null
}

/** A paper's questions and how they hang together. */
export type PaperItems = {
  /** Who sat it and answered enough of it to be counted. */
  readonly sittings: number
  readonly byRight: PaperReliability
  readonly byMarks: PaperReliability
  readonly items: readonly ItemAnalysis[]
}
