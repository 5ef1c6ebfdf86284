import { spread } from '../../api/spread.ts'

const firstMs = 1000
const mostMs = 30_000

/** How long to wait after so many failures in a row; `random` is between 0 and 1. */
export const backoffMs = (failures: number, random = 0): number =>
  failures <= 0 ? 0 : spread(Math.min(firstMs * 2 ** (failures - 1), mostMs), random)
