type Spot = { left: number; top: number }

/** Which cell an arrow leads to. Rows are what stands at one height: groups end in the middle of a row. */
export function nextCell(key: string, at: number, cells: readonly Spot[]): number | undefined {
  const last = cells.length - 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === 'ArrowLeft') return Math.max(0, at - 1)
  if (key === 'ArrowRight') return Math.min(last, at + 1)
  if (key === 'ArrowUp') return inRow(at, cells, -1)
  return key === 'ArrowDown' ? inRow(at, cells, 1) : undefined
}

function inRow(at: number, cells: readonly Spot[], direction: 1 | -1): number {
  const from = cells[at]
  if (!from) return at
  let row: number | undefined
  let best = at
  for (let position = at + direction; position >= 0 && position < cells.length; position += direction) {
    const cell = cells[position]
    if (!cell || Math.abs(cell.top - from.top) < 1) continue
    row ??= cell.top
    if (Math.abs(cell.top - row) >= 1) break
    if (best === at || distance(cell, from) < distance(cells[best] ?? cell, from)) best = position
  }
  return best
}

const distance = (one: Spot, other: Spot): number => Math.abs(one.left - other.left)
