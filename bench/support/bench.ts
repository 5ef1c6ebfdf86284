/** Anything one may want to keep: numbers mostly, and the ratios that the bars speak of. */
type Figures = Record<string, number | string>

export type Report = {
  /** For a person: one row each, the first column says what was measured. */
  table: Record<string, string | number>[]
  figures: Figures
}

/** A benchmark measures and reports. It asserts nothing but sanity: times belong to the machine, not to a test. */
export type Bench = () => Promise<Report>
