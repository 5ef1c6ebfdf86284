import { toLatinDigits } from '@prostuti/text/digits'

/** Typed taka as paisa: digits of either script, with or without commas; not a number where it is none. */
export const readTaka = (typed: string): number => Math.round(Number(toLatinDigits(typed).replace(/[,\s৳]/g, '')) * 100)
