/** What one result adds to the picture of many; the averages are of everybody, null until ranks are drawn. */
export type TrendResult = { marks: number; out_of: number; average: number | null }

/** A doctor's results in figures; all but the counts are per cents. */
export type TrendSum = {
  sat: number
  average: number
  best: number
  first: number
  last: number
  /** In how many of the `compared` ones the doctor was above the average of everybody. */
  above: number
  compared: number
}

export const percentOf = (marks: number, outOf: number): number => (outOf === 0 ? 0 : Math.round((100 * marks) / outOf))

/** Of results in the order of time; undefined before the first. */
export function sumResults(results: readonly TrendResult[]): TrendSum | undefined {
  const percents = results.map(({ marks, out_of }) => percentOf(marks, out_of))
  const [first, last] = [percents[0], percents.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const compared = results.filter(({ average }) => average !== null)
  return {
    sat: percents.length,
    average: Math.round(percents.reduce((sum, each) => sum + each, 0) / percents.length),
    best: Math.max(...percents),
    first,
    last,
    above: compared.filter(({ marks, average }) => marks > (average ?? 0)).length,
    compared: compared.length,
  }
}
