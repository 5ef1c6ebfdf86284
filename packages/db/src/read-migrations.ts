import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Migration = { name: string; sql: string; checksum: string }

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../migrations', import.meta.url))

const NAME = /^(\d{4})_[a-z0-9_]+\.sql$/

/** The migrations of this checkout, in the order in which they run. */
export async function readMigrations(folder: string = MIGRATIONS_FOLDER): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const seen = new Map<string, string>()
  for (const name of names) {
    const number = NAME.exec(name)?.[1]
    if (number === undefined) throw new Error(`The migration "${name}" should be named like 0001_what_it_does.sql.`)
    const other = seen.get(number)
    if (other !== undefined) throw new Error(`The migrations "${other}" and "${name}" have the same number.`)
    seen.set(number, name)
  }
  return Promise.all(names.map((name) => readMigration(folder, name)))
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  // Line ends as git on Windows may write them must not look like a change.
  const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
}
