import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { connect, type Database } from './connect.ts'
import { migrate, pendingMigrations } from './migrate.ts'
import { otherForms } from './other-forms.ts'
import { MIGRATIONS_FOLDER } from './read-migrations.ts'
import { urlOfDatabase, withClient } from './testing/test-cluster.ts'

let folder: string
let database: Database
let url: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'prostuti-migrations-'))
  const name = `migrate_${process.pid}_${Date.now()}`
  url = urlOfDatabase(inject('testClusterUrl'), name)
  await withClient(inject('testClusterUrl'), (client) => client.query(`create database ${name} strategy file_copy`))
  database = connect(url, { max: 2 })
})

afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql)

async function column<T>(sql: string): Promise<T[]> {
  const { rows } = await database.pool.query<{ value: T }>(sql)
  return rows.map(({ value }) => value)
}

describe('migrate', () => {
  it('runs the files in order, once each, and says which', async () => {
    write('0002_add_row.sql', 'insert into note values (1);\n--> statement-breakpoint\ninsert into note values (2);')
    write('0001_make_note.sql', 'create table note (value int);')
    expect(await pendingMigrations(database, { folder })).toEqual(['0001_make_note.sql', '0002_add_row.sql'])

    expect(await migrate(database, { folder })).toEqual(['0001_make_note.sql', '0002_add_row.sql'])
    expect(await migrate(database, { folder })).toEqual([])
    expect(await pendingMigrations(database, { folder })).toEqual([])
    expect(await column('select value from note')).toEqual([1, 2])
  })

  it('applies once when four processes start together', async () => {
    write('0001_make_note.sql', 'create table note (value int); select pg_sleep(0.1); insert into note values (1);')
    const others = [1, 2, 3, 4].map(() => connect(url, { max: 1 }))
    const applied = await Promise.all(others.map((other) => migrate(other, { folder })))
    await Promise.all(others.map((other) => other.close()))
    expect(applied.flat()).toEqual(['0001_make_note.sql'])
    expect(await column('select value from note')).toEqual([1])
  })

  it('refuses to go on when a file changed after it ran', async () => {
    write('0001_make_note.sql', 'create table note (value int);')
    await migrate(database, { folder })
    write('0001_make_note.sql', 'create table note (value text);')
    write('0002_make_more.sql', 'create table more ();')
    await expect(migrate(database, { folder })).rejects.toThrow('"0001_make_note.sql" was changed after it ran')
    expect(await column(`select to_regclass('more') as value`)).toEqual([null])
  })

  it('goes on with a database that ran the other form of 0020, which had made the table of 0021', async () => {
    const twice = '0020_exams_in_the_office.sql'
    for (const name of readdirSync(MIGRATIONS_FOLDER))
      if (name.endsWith('.sql') && name <= twice) copyFileSync(join(MIGRATIONS_FOLDER, name), join(folder, name))
    await migrate(database, { folder })
    await database.pool.query(`create table paper_past_question (
      paper_id int not null constraint paper_past_question_paper_id_paper_id_fk references paper on delete cascade,
      question_id int not null constraint paper_past_question_question_id_question_id_fk references question on delete cascade,
      constraint paper_past_question_paper_id_question_id_pk primary key (paper_id, question_id));
      create index paper_past_question_question_id on paper_past_question (question_id)`)
    const [checksum] = otherForms[twice] ?? []
    await database.pool.query('update schema_migration set checksum = $1 where name = $2', [checksum, twice])
    const [next] = await migrate(database)
    expect(next).toBe('0021_past_questions.sql')
    expect(await pendingMigrations(database)).toEqual([])
    expect(
      await column(`select count(*)::int as value from pg_constraint where conname like 'paper_past_question%fk'`),
    ).toEqual([2])
  })

  it('does not take other line ends for a change', async () => {
    write('0001_make_note.sql', 'create table note\n(value int);')
    await migrate(database, { folder })
    write('0001_make_note.sql', 'create table note\r\n(value int);')
    expect(await migrate(database, { folder })).toEqual([])
  })

  it('refuses a database of a newer version', async () => {
    write('0001_make_note.sql', 'create table note (value int);')
    write('0002_make_more.sql', 'create table more ();')
    await migrate(database, { folder })
    rmSync(join(folder, '0002_make_more.sql'))
    await expect(migrate(database, { folder })).rejects.toThrow(/"0002_make_more.sql".*newer version/)
    await expect(pendingMigrations(database, { folder })).rejects.toThrow(/newer version/)
  })

  it('leaves nothing of a file that fails, keeps those before it, and names the line', async () => {
    write('0001_make_note.sql', 'create table note (value int);')
    write('0002_make_more.sql', 'create table more ();\n\nselect * from nowhere;')
    await expect(migrate(database, { folder })).rejects.toThrow(/"0002_make_more.sql" failed at line 3.*nowhere/)
    expect(await column(`select to_regclass('more') as value`)).toEqual([null])
    expect(await column('select name as value from schema_migration')).toEqual(['0001_make_note.sql'])

    write('0002_make_more.sql', 'create table more ();')
    expect(await migrate(database, { folder })).toEqual(['0002_make_more.sql'])
  })

  it('refuses names out of order or out of form', async () => {
    write('0001_make_note.sql', 'create table note ();')
    write('0001_make_more.sql', 'create table more ();')
    await expect(migrate(database, { folder })).rejects.toThrow('have the same number')
    rmSync(join(folder, '0001_make_more.sql'))
    write('later.sql', '')
    await expect(migrate(database, { folder })).rejects.toThrow('"later.sql" should be named like')
  })
})
