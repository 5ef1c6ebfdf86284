import { useState } from 'react'

export type Place = { row: number; column: number }

/** Where one is, and from where on cells are chosen: both ends of a rectangle. */
type Cursor = { at: Place; from: Place }

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most))

/** The active cell of a grid and the rectangle of chosen cells around it. It begins at `first`. */
export function useCursor(rowCount: number, columnCount: number, first: Place) {
  const [cursor, setCursor] = useState<Cursor>({ at: first, from: first })
  const within = ({ row, column }: Place): Place => ({
    row: clamp(row, rowCount - 1),
    column: clamp(column, columnCount - 1),
  })
  const at = within(cursor.at)
  const from = within(cursor.from)
  return {
    at,
    rows: [Math.min(at.row, from.row), Math.max(at.row, from.row)] as const,
    columns: [Math.min(at.column, from.column), Math.max(at.column, from.column)] as const,
    go: (place: Place) => setCursor({ at: within(place), from: within(place) }),
    /** The other end stays where it is. */
    reach: (place: Place) => setCursor({ at: within(place), from }),
    span: (first: Place, last: Place) => setCursor({ at: within(last), from: within(first) }),
  }
}

export type GridCursor = ReturnType<typeof useCursor>
