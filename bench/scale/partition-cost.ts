import { median } from '../support/statistics.ts'
import { save, start } from './measure-exam.ts'
import type { Site } from './site.ts'

const numbers = [4, 16, 40] as const
const rounds = 5
const savesEach = 40

/** Processor time that one save takes of the database, in microseconds, by how many partitions the journal has; by turns, so that all meet the same machine. */
export async function measurePartitions(site: Site, tokens: readonly string[]): Promise<Map<number, number>> {
  await start(site, tokens)
  const micros = new Map<number, number[]>(numbers.map((number) => [number, []]))
  for (let turn = -1; turn < rounds; turn++)
    for (const number of numbers) {
      const added = await addPartitions(site, number)
      await save(site, tokens.slice(0, 10), savesEach)
      const before = site.databaseCpu()
      const { length } = await save(site, tokens, savesEach)
      // The first turn warms up.
      if (turn >= 0) micros.get(number)?.push(((site.databaseCpu() - before) / length) * 1e6)
      for (const name of added) await site.database.pool.query(`drop table ${name}`)
    }
  return new Map([...micros].map(([number, all]) => [number, median(all)]))
}

/** Empty ones behind the last, which is closed for that. */
async function addPartitions({ database: { pool } }: Site, number: number): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; bounds: string }>(`
    select relname as name, pg_get_expr(relpartbound, oid) as bounds from pg_class join pg_inherits on inhrelid = oid
    where inhparent = 'answer_step'::regclass`)
  const last = rows.find(({ bounds }) => bounds.includes('TO (MAXVALUE)'))
  if (last) {
    const from = /FROM \('?(\w+)'?\)/.exec(last.bounds)?.[1]
    await pool.query(`alter table answer_step detach partition ${last.name};
      alter table answer_step attach partition ${last.name} for values from (${from}) to (1000000000)`)
  }
  const added: string[] = []
  for (let nth = rows.length; nth < number; nth++) {
    const from = 1_000_000_000 + nth * 1000
    added.push(`beyond_${nth}`)
    await pool.query(
      `create table beyond_${nth} partition of answer_step for values from (${from}) to (${from + 1000})`,
    )
  }
  return added
}
