/** When and how often a paper may be sat. */
export type PaperTimes = {
  readonly opensAt: Date
  /** Null where it never closes, as for a quiz. */
  readonly closesAt: Date | null
  /** The paper's own; its rule pack only proposes one. */
  readonly durationMinutes: number
  /** Whether those who missed it may still sit it after it closed, unranked, and until when; null where they may not. */
  readonly late: { readonly until: Date | null } | null
  /** How many attempts a doctor has; null for as many as they like. Only the first one is ranked. */
  readonly attempts: number | null
}

/** When results open. Null: as soon as the paper has closed, so that nobody gains by asking a friend who is done. */
export type PaperRelease = {
  /** Practice: a mark is shown as soon as an attempt is handed in, and for that nobody is ranked. */
  readonly marksEarly: boolean
  readonly answersAt: Date | null
  readonly ranksAt: Date | null
  /** Since when staff withhold its results, whatever its times say. */
  readonly heldAt?: Date | null
}
