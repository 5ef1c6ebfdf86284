import type { Database } from '../connect.ts'
import { demoDoctors } from './demo/doctors.ts'

/** What a database was filled with: nothing yet, the demo, or a centre's own. */
export type Contents = 'nothing' | 'demo' | 'centre'

const demoDoctorExists = `select 1 from doctor
  where password_hash = any($1) or (phone = any($2) and bmdc = any($3)) limit 1`

/**
 * The run of the demo's seed is its mark. Its doctors are looked for too: whoever deleted the mark, or copied the rows into
 * another database, has brought along their passwords, which everybody knows.
 */
export async function readContents({ pool }: Pick<Database, 'pool'>): Promise<Contents> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select name from unnest(array['seed_run', 'doctor', 'site']) as name where to_regclass(name) is not null`,
  )
  const finds = async (table: string, query: string, values: unknown[] = []): Promise<boolean> =>
    tables.some(({ name }) => name === table) && (await pool.query(query, values)).rowCount === 1

  if (await finds('seed_run', `select 1 from seed_run where name = 'demo'`)) return 'demo'
  const known = (['passwordHash', 'phone', 'bmdc'] as const).map((field) => demoDoctors.map((doctor) => doctor[field]))
  if (await finds('doctor', demoDoctorExists, known)) return 'demo'
  return (await finds('site', 'select 1 from site')) ? 'centre' : 'nothing'
}
