/** What stands in one place of a file: a number counts, everything else is a text. */
export type Cell = string | number
