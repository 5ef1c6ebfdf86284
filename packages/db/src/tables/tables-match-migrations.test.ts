import { is, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../testing/index.ts'
import * as tables from './index.ts'

const { db, close } = await createTestDatabase()
afterAll(close)

const all = Object.values<unknown>(tables).filter((value): value is PgTable => is(value, PgTable))

type Column = { name: string; type: string; required: boolean }

const inDatabase = async (table: string) => {
  const columns = await db.execute<Column>(sql`
    select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as required
    from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attname`)
  const named = await db.execute<{ name: string }>(sql`
    select conname as name from pg_constraint where conrelid = ${table}::regclass and contype in ('c', 'u', 'f')
    union select indexrelid::regclass::text from pg_index where indrelid = ${table}::regclass and not indisprimary
    order by name`)
  return { columns: columns.rows, named: named.rows.map((row) => row.name) }
}

const inCode = (table: PgTable) => {
  const { columns, indexes, checks, uniqueConstraints, foreignKeys } = getTableConfig(table)
  const name = (key: string) => toSnakeCase(key)
  return {
    columns: columns
      .map((column) => ({ name: name(column.name), type: column.getSQLType(), required: column.notNull }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
    named: [
      ...indexes.map((index) => index.config.name ?? ''),
      ...checks.map((check) => check.name),
      ...uniqueConstraints.map((unique) => unique.name ?? ''),
      ...columns.filter((column) => column.isUnique).map((column) => column.uniqueName ?? ''),
      ...foreignKeys.map((key) => {
        const { columns: from, foreignColumns: to, foreignTable } = key.reference()
        const parts = [
          ...from.map((c) => name(c.name)),
          getTableConfig(foreignTable).name,
          ...to.map((c) => name(c.name)),
        ]
        return [getTableConfig(table).name, ...parts, 'fk'].join('_')
      }),
    ].sort(),
  }
}

describe('the migrations', () => {
  it('have every table of the code', () => {
    expect(all.length).toBeGreaterThanOrEqual(16)
  })

  it.each(all.map((table) => [getTableConfig(table).name, table] as const))(
    'leave %s with the columns, checks and indexes that the code declares',
    async (name, table) => {
      const { columns, named } = await inDatabase(name)
      expect({ columns, named: named.sort() }).toEqual(inCode(table))
    },
  )
})
