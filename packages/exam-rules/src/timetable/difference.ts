type Identified = { id: number }

type RowChange<Row> = { id: number; before: Partial<Row>; after: Partial<Row> }

/** What makes one set of rows of another: nothing in it depends on the rows that stay as they are. */
export type Difference<Row extends Identified> = { added: Row[]; removed: Row[]; changed: RowChange<Row>[] }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** What is left out and what is empty mean the same in a cell. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (isObject(one) && isObject(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
      isSameValue(one[name] || null, other[name] || null),
    )
  return (one ?? null) === (other ?? null)
}

function changeOf<Row extends Identified>(before: Row, after: Row): RowChange<Row> | undefined {
  if (before === after) return undefined
  const names = (Object.keys(after) as (keyof Row)[]).filter((name) => !isSameValue(before[name], after[name]))
  if (names.length === 0) return undefined
  const pick = (row: Row) => Object.fromEntries(names.map((name) => [name, row[name]])) as Partial<Row>
  return { id: after.id, before: pick(before), after: pick(after) }
}

export function differenceOf<Row extends Identified>(before: readonly Row[], after: readonly Row[]): Difference<Row> {
  const old = new Map(before.map((row) => [row.id, row]))
  const kept = new Set(after.map(({ id }) => id))
  return {
    added: after.filter(({ id }) => !old.has(id)),
    removed: before.filter(({ id }) => !kept.has(id)),
    changed: after.flatMap((row) => {
      const was = old.get(row.id)
      return (was && changeOf(was, row)) ?? []
    }),
  }
}

export function applyDifference<Row extends Identified>(rows: readonly Row[], difference: Difference<Row>): Row[] {
  const gone = new Set(difference.removed.map(({ id }) => id))
  const changes = new Map(difference.changed.map(({ id, after }) => [id, after]))
  const kept = rows
    .filter(({ id }) => !gone.has(id))
    .map((row) => (changes.has(row.id) ? { ...row, ...changes.get(row.id) } : row))
  return [...kept, ...difference.added]
}

export const invertDifference = <Row extends Identified>(difference: Difference<Row>): Difference<Row> => ({
  added: difference.removed,
  removed: difference.added,
  changed: difference.changed.map(({ id, before, after }) => ({ id, before: after, after: before })),
})

export const countChanges = <Row extends Identified>({ added, removed, changed }: Difference<Row>): number =>
  added.length + removed.length + changed.length

export type Clash<Row> = {
  id: number
  /** Null: the other removed the row. */
  field: keyof Row | null
  mine: unknown
  theirs: unknown
}

/**
 * My changes on top of what somebody else saved meanwhile. What only one of us touched is taken from that one; where both wrote into
 * one cell, mine stands in the rows and the clash names both, so that a person chooses.
 */
export function rebaseDifference<Row extends Identified>(
  theirs: readonly Row[],
  mine: Difference<Row>,
): { rows: Row[]; clashes: Clash<Row>[] } {
  const now = new Map(theirs.map((row) => [row.id, row]))
  const clashes: Clash<Row>[] = []
  for (const { id, before, after } of mine.changed) {
    const row = now.get(id)
    if (row === undefined) clashes.push({ id, field: null, mine: after, theirs: null })
    else
      for (const field of Object.keys(after) as (keyof Row)[])
        if (!isSameValue(row[field], before[field]) && !isSameValue(row[field], after[field]))
          clashes.push({ id, field, mine: after[field], theirs: row[field] })
  }
  return { rows: applyDifference(theirs, mine), clashes }
}
