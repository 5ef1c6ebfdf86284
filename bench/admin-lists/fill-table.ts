import { sql } from 'drizzle-orm'
import type { Db } from '../../packages/db/src/index.ts'

type ColumnFacts = { name: string; type: string; is_unique: boolean; refers_to: string | null }

/** Those that others refer to come first, so that a batch finds its course. */
export async function inOrderOfReference(db: Db, names: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ from: string; to: string }>(sql`
    select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
    where contype = 'f' and conrelid <> confrelid`)
  const ordered: string[] = []
  const put = (name: string) => {
    if (ordered.includes(name)) return
    for (const { from, to } of rows) if (from === name && names.includes(to)) put(to)
    ordered.push(name)
  }
  for (const name of names) put(name)
  return ordered
}

/**
 * Copies the rows of a table until there are so many, if its kind has room for them; what must be the only one of its kind gets a
 * number behind it, and what refers to another refers to each of them in turn. A table that cannot be filled is none that could be
 * measured.
 */
export async function fillTable(db: Db, name: string, rows: number): Promise<void> {
  const { rows: facts } = await db.execute<ColumnFacts>(sql`
    select column_name as name, data_type as type,
      exists (select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indrelid = ${name}::regclass and i.indisunique and a.attname = column_name) as is_unique,
      (select c.confrelid::regclass::text from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
        where c.conrelid = ${name}::regclass and c.contype = 'f' and a.attname = column_name
          and cardinality(c.conkey) = 1 and b.attname = 'id' limit 1) as refers_to
    from information_schema.columns
    where table_schema = 'public' and table_name = ${name} and is_generated = 'NEVER' and is_identity = 'NO'`)
  const count = async () =>
    (await db.execute<{ count: number }>(sql.raw(`select count(*)::int as count from "${name}"`))).rows[0]?.count ?? 0
  const before = await count()
  if (before === 0 || facts.length === 0) throw new Error(`${name} has nothing to copy`)
  if (rows <= before) return
  // What a thing may say is not what is measured, and copies are alike.
  const { rows: checks } = await db.execute<{ conname: string }>(
    sql`select conname from pg_constraint where conrelid = ${name}::regclass and contype = 'c'`,
  )
  for (const { conname } of checks) await db.execute(sql.raw(`alter table "${name}" drop constraint "${conname}"`))
  const each = Math.ceil((rows - before) / before)
  const list = facts.map((fact) => `"${fact.name}"`).join()
  const values = facts.map((fact) => copied(fact, name, before)).join()
  // A statement may take only so long.
  const copiesAtOnce = Math.max(1, Math.floor(5_000 / before))
  for (let from = 1; from <= each; from += copiesAtOnce)
    await db.execute(
      sql.raw(`insert into "${name}" (${list}) select ${values} from (select * from "${name}" order by id limit ${before}) "${name}",
        generate_series(${from}, ${Math.min(each, from + copiesAtOnce - 1)}) n on conflict do nothing`),
    )
  const after = await count()
  if (after < rows * 0.9) throw new Error(`${name} has only ${after} rows`)
}

function copied({ name, type, is_unique, refers_to }: ColumnFacts, table: string, before: number): string {
  if (name === 'phone') return `'+88013' || lpad(((n * 1000 + id) % 100000000)::text, 8, '0')`
  if (name === 'bmdc' || name === 'email') return 'null'
  // One of a few, and only with the number that it gave the only one.
  if (name === 'courier') return `"courier"`
  // What was done was done through the years.
  if (name === 'at') return `"at" - n * interval '10 minutes'`
  // A name of which a subject has one.
  if (table === 'topic' && name === 'name') return `jsonb_build_object('bn', ("name" ->> 'bn') || ' ' || n)`
  if (refers_to !== null) {
    const one = `(n * 131 + "${table}".id) % (select max(id) from "${refers_to}")`
    return `coalesce((select id from "${refers_to}" other where "${table}"."${name}" is not null and other.id = ${one}), "${name}")`
  }
  if (!is_unique) return `"${name}"`
  // Of what only one may be, such as the main branch, there is one already.
  if (type === 'boolean') return 'false'
  // A code has letters and digits alone.
  if (name === 'code') return `"${name}" || 'X' || n`
  if (type === 'text') return `"${name}" || '-' || n`
  // Days that no other row has, in the years that the office takes.
  if (type === 'date') return `date '1900-01-01' + ((n * ${before} + id) % 109500)::int`
  return type === 'integer' ? `"${name}" + n * 1000` : `"${name}"`
}
