/** What all ranked attempts of a paper came to together, by the keys of one revision. */
export type PaperCohort = {
  readonly sittings: number
  /** At each point of the pace: a quarter had answered at most `low` questions, half `middle`, three quarters `high`. */
  readonly pace: readonly { readonly low: number; readonly middle: number; readonly high: number }[]
  /** Units (questions, or stems) that were right, of those that were asked. */
  readonly subjects: readonly { readonly subject: string; readonly right: number; readonly asked: number }[]
}
