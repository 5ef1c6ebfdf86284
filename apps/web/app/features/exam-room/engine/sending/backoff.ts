const firstMs = 1000
const mostMs = 30_000
/** So that a hall full of phones does not come back in the same second. */
const jitter = 0.25

/** How long to wait after so many failures in a row; `random` is between 0 and 1. */
export const backoffMs = (failures: number, random = 0): number =>
  failures <= 0 ? 0 : Math.min(firstMs * 2 ** (failures - 1), mostMs) * (1 + jitter * random)
