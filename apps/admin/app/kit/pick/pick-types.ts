import type { ReactNode } from 'react'

export type PickableRow = { id: number | string }

/** Where the choices come from: the list call of a resource. */
export type PickSource<Row extends PickableRow> = {
  /** `/api/v3/admin/teachers`. */
  path: string
  /** Filters that narrow the choices: `{ course: 3 }`. */
  query?: Record<string, string | number | undefined>
  wordsOf: (row: Row) => string
  /** The screen on which the first one is made. */
  create?: string
  /** A second, smaller line that tells two of the same name apart. */
  noteOf?: (row: Row) => ReactNode
}

export type PickText = {
  label: string
  hint?: string | undefined
  error?: string | undefined
  note?: string | undefined
}
