import type { ReactNode } from 'react'

export type Column<Row> = {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** The name of the order, where the list can be sorted by it. */
  sort?: string
  /** Left out where there is little room. */
  isSecondary?: true
  isNumber?: true
}

/** One of a few values, or a day. */
export type Filter = {
  name: string
  title: string
  choices: { value: string; title: string }[] | 'day'
  /** Shown once somebody asks for more of them, or uses it. */
  isRare?: true
  /** Another filter that means nothing any more once this one changes. */
  clears?: string
}
