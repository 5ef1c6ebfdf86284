import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { defaultServerUser } from '../embedded/home/server-user.ts'

const installed = '/usr/lib/postgresql'
const versions = existsSync(installed)
  ? readdirSync(installed).filter((name) => existsSync(join(installed, name, 'bin', 'initdb')))
  : []
const bin = join(installed, versions.toSorted().at(-1) ?? '', 'bin')
const isMissing = versions.length === 0 || !existsSync('/usr/bin/pgbackrest')

const root = isMissing ? '' : mkdtempSync(join(tmpdir(), 'prostuti-pgbackrest-'))
const user = isMissing ? undefined : defaultServerUser()
const cluster = join(root, 'cluster')
const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C', PGBACKREST_REPO1_CIPHER_PASS: 'kq7Zr2Wm9Xc4Vb6Nt1Yp8Ls3Hd5Jg0Fa' }

function run(program: string, args: string[]): void {
  const as = user === undefined ? {} : { uid: user.uid, gid: user.gid }
  const { status, stderr, stdout } = spawnSync(program, args, { ...as, env, cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`)
}

const pgctl = (...args: string[]) => run(join(bin, 'pg_ctl'), ['-D', cluster, '-w', '-l', join(root, 'log'), ...args])
const pgbackrest = (...args: string[]) =>
  run('/usr/bin/pgbackrest', [`--config=${join(root, 'pgbackrest.conf')}`, '--stanza=prostuti', ...args])

/** The very file of deploy/, with the folders of this test. */
function render(name: string): string {
  const text = readFileSync(new URL(`../../../../deploy/pgbackrest/${name}`, import.meta.url), 'utf8')
  return text
    .replaceAll(/=\/var\/lib\/postgresql\/\d+\/main/g, `=${cluster}`)
    .replaceAll('/var/run/postgresql', root)
    .replaceAll('/etc/pgbackrest.conf', join(root, 'pgbackrest.conf'))
    .replaceAll(/=(\/var\/lib|\/var\/spool|\/var\/log|\/tmp)\/pgbackrest/g, (_all, where: string) => {
      const folder = join(root, where.slice(1).replaceAll('/', '-'))
      mkdirSync(folder, { recursive: true })
      if (user !== undefined) chownSync(folder, user.uid, user.gid)
      return `=${folder}`
    })
}

async function query<Row extends object>(text: string): Promise<Row[]> {
  const client = new pg.Client({ host: root, port: 5432, user: 'postgres', database: 'postgres' })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

// Debian's postgresql and pgbackrest are no part of what npm brings: where they are not installed, there is nothing to run.
describe.skipIf(isMissing)('the recipe for pgBackRest', () => {
  afterAll(() => {
    if (existsSync(join(cluster, 'postmaster.pid'))) pgctl('stop', '-m', 'immediate')
    // What pushes the WAL may still be writing for a moment.
    rmSync(root, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 })
  })

  it('brings a cluster back to the moment before a mistake', async () => {
    if (user !== undefined) chownSync(root, user.uid, user.gid)
    writeFileSync(join(root, 'pgbackrest.conf'), render('pgbackrest.conf'))
    run(join(bin, 'initdb'), ['-D', cluster, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--no-sync'])
    const own = `listen_addresses = ''\nunix_socket_directories = '${root}'\nfsync = off\n`
    appendFileSync(join(cluster, 'postgresql.conf'), `\n${render('postgresql.conf')}${own}`)
    pgctl('start')
    pgbackrest('stanza-create')
    await query('create table answer as select generate_series(1, 4) as id')
    pgbackrest('backup', '--type=full')
    // It goes by whole seconds: the moment has to lie in a later one than the end of the backup.
    await pause(1000 - (Date.now() % 1000))

    await query('insert into answer values (5)')
    const [moment] = await query<{ at: string }>('select clock_timestamp()::text as at')
    await pause(5)
    await query('delete from answer')
    // Switches to the next segment and waits until the last one has arrived.
    pgbackrest('check')
    pgctl('stop', '-m', 'fast')
    pgbackrest('restore', '--delta', '--type=time', `--target=${moment!.at}`, '--target-action=promote')
    pgctl('start')
    await expect.poll(() => query('select pg_is_in_recovery() as busy'), { timeout: 30_000 }).toEqual([{ busy: false }])
    expect(await query('select id from answer order by id')).toEqual([1, 2, 3, 4, 5].map((id) => ({ id })))
  }, 120_000)
})
