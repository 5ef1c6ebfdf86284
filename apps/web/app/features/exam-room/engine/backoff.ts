const firstMs = 1000
const mostMs = 30_000

/** How long to wait after so many failures in a row. */
export const backoffMs = (failures: number): number =>
  failures <= 0 ? 0 : Math.min(firstMs * 2 ** (failures - 1), mostMs)
