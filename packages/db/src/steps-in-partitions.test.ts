import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { connect, type Database } from './connect.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS_FOLDER } from './read-migrations.ts'
import { urlOfDatabase, withClient } from './testing/test-cluster.ts'

const before = '0027_uploads_in_parts.sql'
const folder = mkdtempSync(join(tmpdir(), 'prostuti-migrations-'))
let database: Database

beforeAll(async () => {
  for (const name of readdirSync(MIGRATIONS_FOLDER))
    if (name.endsWith('.sql') && name <= before) copyFileSync(join(MIGRATIONS_FOLDER, name), join(folder, name))
  const name = `steps_${process.pid}_${Date.now()}`
  await withClient(inject('testClusterUrl'), (client) => client.query(`create database ${name} strategy file_copy`))
  database = connect(urlOfDatabase(inject('testClusterUrl'), name), { max: 2 })
  await migrate(database, { folder })
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const ask = async <Row extends object>(text: string) => (await database.pool.query<Row>(text)).rows

it('a journal that was one table becomes a partition as it is: no step lost, none written again, the rules the same', async () => {
  await ask(`insert into doctor (phone, name, password_hash) values ('+8801700000001', 'x', '$argon2id$none')`)
  await ask(`insert into paper (key, kind, stage, title, rules, opens_at, duration_minutes, question_count, total_marks, is_active)
    values ('p', 'quiz', 'draft', '{"bn":"x"}', '{}', now(), 60, 0, 0, false)`)
  await ask(`insert into attempt (paper_id, doctor_id, number, started_at, ends_at, ranked, "order", answered_places, partial_places, finished_at, finished_by)
    select 1, 1, n, now(), now(), false, '{}', '', '', now(), 'doctor' from generate_series(1, 200) n`)
  await ask(`insert into answer_step select attempt, question, question, case when question % 7 = 0 then 'null' else to_jsonb(question) end, now()
    from generate_series(1, 200) attempt, generate_series(1, 50) question`)
  const all = `select md5(string_agg(step::text, '' order by attempt_id, question_id, sequence)) as sum, count(*)::int as count`
  const file = `select pg_relation_filenode('%s') as file, pg_relation_filenode('%s') as key`
  const was = await ask(`${all} from answer_step step`)
  const files = await ask(
    file.replace('%s', 'answer_step').replace('%s', 'answer_step_attempt_id_question_id_sequence_pk'),
  )

  expect((await migrate(database))[0]).toBe('0028_steps_in_partitions.sql')
  expect(await ask(`${all} from answer_step step`)).toEqual(was)
  expect(await ask(`${all} from written_step step`)).toEqual(was)
  expect(await ask(file.replace('%s', 'answer_step_from_0').replace('%s', 'answer_step_from_0_pkey'))).toEqual(files)

  // It is still a journal of attempts.
  await expect(ask('update answer_step set saved_at = now()')).rejects.toThrow('only ever added')
  await expect(ask(`insert into answer_step values (1, 1, 1, '1', now())`)).rejects.toThrow('duplicate key')
  await expect(ask(`insert into answer_step values (999, 1, 1, '1', now())`)).rejects.toThrow('foreign key')
  await expect(ask(`insert into answer_step values (1, 1, 0, '1', now())`)).rejects.toThrow('answer_step_sequence')
  await ask('delete from attempt where id = 7')
  expect(await ask('select count(*)::int from answer_step')).toEqual([{ count: 199 * 50 }])
})
