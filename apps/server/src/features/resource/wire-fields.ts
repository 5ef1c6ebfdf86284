import type { PgColumn } from 'drizzle-orm/pg-core'

export type Columns = Record<string, PgColumn>
export type Values = Record<string, unknown>

/** `show_on_home` on the wire is `showOnHome` in the table. */
export const camel = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Columns of a row as they go over the wire: moments are ISO texts. */
export const onWire = (row: Values, names: string[]): Values =>
  Object.fromEntries(names.map((name) => [name, wireValue(row[camel(name)])]))

/** What a form sent, as columns; what has none is somebody else's to write. */
export const asColumns = (columns: Columns, fields: Values): Values =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, value]) => [camel(name), value] as const)
      .filter(([name]) => columns[name] !== undefined)
      .map(([name, value]) => [name, storedValue(columns[name], value)]),
  )

const wireValue = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value)

/** A moment comes as a text; what a form leaves empty is null. */
function storedValue(column: PgColumn | undefined, value: unknown): unknown {
  if (value === '' || value === undefined) return column?.notNull ? value : null
  return column?.dataType === 'date' && typeof value === 'string' ? new Date(value) : value
}
