/** The later parts are even sums of 500 taka; the first takes what is left, and is never the smallest. */
export function splitFee(paisa: number, parts: 2 | 3): number[] {
  const later = Math.floor(paisa / parts / 50_000) * 50_000
  return [paisa - later * (parts - 1), ...Array.from({ length: parts - 1 }, () => later)]
}
