import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { open } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { connect, type Database, type EmbeddedPostgres, startEmbeddedPostgres } from '@prostuti/db'
import { putCluster } from '@prostuti/db/testing/made-cluster'
import { temporaryFolder } from '@prostuti/db/testing/temporary-folder'
import { afterEach, describe, expect, inject, it, vi } from 'vitest'
import { keepWal, listFolder, makeBackup, restoreBackup } from './index.ts'
import { checkRoom } from './make/check-room.ts'

const secret = 'kq7Zr2Wm9Xc4Vb6Nt1Yp8Ls3Hd5Jg0Fa'
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

type Centre = { dataDir: string; backups: string; embedded: EmbeddedPostgres; database: Database }

/** A data folder with a running database, where four answers and a doctor's picture are. */
async function openCentre(): Promise<Centre> {
  const root = temporaryFolder('prostuti-backup-')
  closing.push(async () => rmSync(root, { recursive: true, force: true }))
  const dataDir = join(root, 'data')
  mkdirSync(dataDir)
  putCluster(inject('madeCluster'), dataDir)
  mkdirSync(join(dataDir, 'files', 'avatars'), { recursive: true })
  writeFileSync(join(dataDir, 'files', 'avatars', 'one.webp'), 'a face')
  writeFileSync(join(dataDir, 'app-secret'), 'the secret of this centre')
  const embedded = await startEmbeddedPostgres({ dataDir })
  closing.push(() => embedded.stop())
  const database = connect(embedded.url, { max: 1 })
  closing.push(() => database.close())
  await database.pool.query('create table answer (id integer); insert into answer values (1), (2), (3), (4)')
  return { dataDir, backups: join(root, 'backups'), embedded, database }
}

const placeOf = ({ dataDir, backups }: Centre, key?: string) => ({
  dataDir,
  databaseUrl: undefined,
  backup: { folder: backups, secret: key, keepDays: 14, hour: undefined },
})

/** A moment after all that was committed so far: a date has no part of a millisecond, a commit has. */
const clockOf = async ({ pool }: Database): Promise<Date> =>
  (await pool.query<{ now: Date }>(`select clock_timestamp() + interval '1 millisecond' as now`)).rows[0]!.now

/** What answers a restored folder has, as a server that is started on it sees them. */
async function answersIn(dataDir: string): Promise<number[]> {
  const { url, stop } = await startEmbeddedPostgres({ dataDir })
  const { pool, close } = connect(url, { max: 1 })
  try {
    await pool.query('insert into answer values (99)')
    return (await pool.query<{ id: number }>('select id from answer where id < 99 order by id')).rows.map(
      ({ id }) => id,
    )
  } finally {
    await close()
    await stop()
  }
}

const flip = (path: string) => {
  const bytes = readFileSync(path)
  bytes[bytes.length >> 1]! ^= 1
  // A new file: what is stored may be a link to the centre's own.
  rmSync(path)
  writeFileSync(path, bytes)
}

/** The segment that is being received. */
function partialIn(backups: string): string {
  const file = filesBelow(join(backups, 'wal')).find((path) => path.includes('.partial'))
  return file ?? expect.fail('no WAL was received')
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

describe('a backup that was restored', () => {
  it.each([
    ['as it is', undefined],
    ['encrypted', secret],
  ])(
    'brings back, %s, the second before a mistake',
    async (_how, key) => {
      const centre = await openCentre()
      const { dataDir, backups, database } = centre
      const log = { info: () => {}, error: (line: string) => expect.fail(line) }
      const wal = keepWal({ dataDir, folder: backups, secret: key, log, onGap: () => {} })
      closing.push(() => wal.close())
      const { manifest } = await makeBackup(placeOf(centre, key))
      expect(manifest.files.map(({ path }) => path)).toEqual(['files/avatars/one.webp'])

      const place = { folder: backups, secret: key }
      // A backup alone leads to the end of the second in which it was made: what follows is of a later one.
      const ownSecondEnds = Math.ceil(Date.parse(manifest.endedAt) / 1000) * 1000
      await expect.poll(async () => (await clockOf(database)).getTime()).toBeGreaterThan(ownSecondEnds)
      await database.pool.query('insert into answer values (5)')
      const before = await clockOf(database)
      const isKept = (moment: Date) => async () => ((await listFolder(place))[0]!.reached?.at ?? 0) > moment
      await expect.poll(isKept(before), { timeout: 20_000 }).toBe(true)
      const partial = partialIn(backups)
      const older = readFileSync(partial)
      await database.pool.query('delete from answer')
      const after = await clockOf(database)
      await expect.poll(async () => (await listFolder(place))[0]!.until > after, { timeout: 20_000 }).toBe(true)

      const into = join(dataDir, '..', 'restored')
      expect(await restoreBackup({ ...place, at: before, into })).toMatchObject({
        hasDatabase: true,
        hasSecret: key !== undefined,
        files: 1,
      })
      expect(readFileSync(join(into, 'files', 'avatars', 'one.webp'), 'utf8')).toBe('a face')
      expect(existsSync(join(into, 'app-secret'))).toBe(key !== undefined)
      expect(await answersIn(into)).toEqual([1, 2, 3, 4, 5])

      const newest = join(dataDir, '..', 'newest')
      await restoreBackup({ ...place, into: newest })
      expect(await answersIn(newest)).toEqual([])

      // A copy that was made meanwhile has less of the newest segment: it leads to an earlier moment, and says so.
      await wal.close()
      const whole = readFileSync(partial)
      writeFileSync(partial, older)
      const none = join(dataDir, '..', 'none')
      const [short] = await listFolder(place)
      expect([short!.damaged, short!.until < after]).toEqual([undefined, true])
      await expect(restoreBackup({ ...place, at: after, into: none })).rejects.toThrow('The WAL is kept up to')
      // One that was changed is named.
      whole[older.length + 30]! ^= 1
      writeFileSync(partial, whole)
      const [changed] = await listFolder(place)
      expect([changed!.damaged, changed!.until < after]).toEqual([partial, true])
      for (const at of [undefined, after])
        await expect(restoreBackup({ ...place, at, into: none })).rejects.toThrow(`${basename(partial)} is damaged`)
      expect(existsSync(none)).toBe(false)
    },
    60_000,
  )

  it('takes the place of the centre and keeps its backups, but never under a server that runs', async () => {
    const centre = await openCentre()
    const { dataDir, database, embedded } = centre
    const folder = join(dataDir, 'backups')
    const { name } = await makeBackup(placeOf({ ...centre, backups: folder }))
    await database.pool.query('insert into answer values (5)')
    const restore = () => restoreBackup({ folder, secret: undefined, into: dataDir, replace: true })
    await expect(restore()).rejects.toThrow(`A server runs on ${dataDir}: stop it first`)
    expect((await database.pool.query('select from answer')).rowCount).toBe(5)
    await database.close()
    await embedded.stop()

    const { movedTo } = await restore()
    expect(readdirSync(join(dataDir, '..')).toSorted()).toEqual(['data', basename(movedTo!)])
    expect((await listFolder({ folder, secret: undefined })).map((each) => each.name)).toEqual([name])
    expect(await answersIn(dataDir)).toEqual([1, 2, 3, 4])
    expect(await answersIn(movedTo!)).toEqual([1, 2, 3, 4, 5])
  }, 60_000)

  it('goes on from a restored folder, on a timeline of its own', async () => {
    const centre = await openCentre()
    const place = { folder: centre.backups, secret: undefined }
    await makeBackup(placeOf(centre))
    const second = { ...centre, dataDir: join(centre.dataDir, '..', 'second') }
    await restoreBackup({ ...place, into: second.dataDir })
    const { url, stop } = await startEmbeddedPostgres({ dataDir: second.dataDir })
    closing.push(stop)
    const database = connect(url, { max: 1 })
    closing.push(() => database.close())
    const log = { info: () => {}, error: (line: string) => expect.fail(line) }
    const opened = vi.fn<typeof open>(async (...given) => {
      const handle = await open(...given)
      if (opened.mock.calls.length === 1) handle.datasync = () => Promise.reject(new Error('i/o error'))
      return handle
    })
    const keeping = { dataDir: second.dataDir, folder: centre.backups, secret: undefined, log, onGap: () => {} }
    const wal = keepWal({ ...keeping, openFile: opened })
    closing.push(() => wal.close())
    // The disk refuses once: the segment comes again, and nothing is acknowledged that is not there.
    await expect.poll(() => opened.mock.calls.length, { timeout: 20_000 }).toBe(2)
    await makeBackup(placeOf(second))
    await database.pool.query('insert into answer values (6)')
    const written = await clockOf(database)
    const isKept = async () => ((await listFolder(place))[0]!.reached?.at ?? 0) > written
    await expect.poll(isKept, { timeout: 20_000 }).toBe(true)
    const third = join(centre.dataDir, '..', 'third')
    await restoreBackup({ ...place, into: third })
    expect(await answersIn(third)).toEqual([1, 2, 3, 4, 6])
  }, 60_000)
})

describe('a backup', () => {
  it('is refused with a sentence where it was damaged, and leaves nothing behind', async () => {
    const centre = await openCentre()
    const into = join(centre.dataDir, '..', 'restored')
    const restore = (key?: string) => restoreBackup({ folder: centre.backups, secret: key, into })
    const { path } = await makeBackup(placeOf(centre))
    // Whoever has the key wants what was sealed with it: anybody could have laid another one there.
    await expect(restore(secret)).rejects.toThrow('made without a key: leave BACKUP_KEY out, or add --unsealed')
    flip(join(path, 'base.tar.zst'))
    await expect(restore()).rejects.toThrow('base.tar.zst is damaged')
    await makeBackup(placeOf(centre))
    flip(filesBelow(join(centre.backups, 'objects'))[0]!)
    await expect(restore()).rejects.toThrow('files/avatars/one.webp is damaged in this backup')
    const sealed = await makeBackup(placeOf(centre, secret))
    flip(join(sealed.path, 'base.tar.zst.sealed'))
    await expect(restore(secret)).rejects.toThrow('base.tar.zst.sealed is damaged')
    const elsewhere = join(centre.dataDir, '..', 'copy')
    cpSync(centre.backups, elsewhere, { recursive: true })
    rmSync(join(elsewhere, 'key.json'))
    for (const folder of [centre.backups, elsewhere])
      await expect(listFolder({ folder, secret: `${secret}x` })).rejects.toThrow('BACKUP_KEY is not the key')
    expect(existsSync(join(elsewhere, 'key.json'))).toBe(false)
    expect(existsSync(into)).toBe(false)
    for (const file of filesBelow(sealed.path)) expect(readFileSync(file).includes('avatars')).toBe(false)
  }, 60_000)

  it('of which only half was made is none, and the next one clears it away', async () => {
    const centre = await openCentre()
    await centre.database.pool.query('create table much as select md5(i::text) from generate_series(1, 300000) i')
    const child = spawn(process.execPath, [
      fileURLToPath(new URL('./back-up.fixture.ts', import.meta.url)),
      centre.dataDir,
      centre.backups,
    ])
    const half = () =>
      existsSync(centre.backups) && readdirSync(centre.backups).some((name) => name.endsWith('.unfinished'))
    await expect.poll(half, { timeout: 20_000, interval: 2 }).toBe(true)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await listFolder({ folder: centre.backups, secret: undefined })).toEqual([])
    const { name } = await makeBackup(placeOf(centre))
    expect(readdirSync(centre.backups).toSorted()).toEqual([name, 'objects'])
  }, 60_000)

  it('stores each file once, and goes after its days with what only it needed', async () => {
    const centre = await openCentre()
    const { dataDir, backups } = centre
    const place = { ...placeOf(centre), databaseUrl: 'postgres://elsewhere' }
    const objects = () => filesBelow(join(backups, 'objects')).length
    const day = (nth: number) => new Date(Date.UTC(2026, 10, nth))
    const first = await makeBackup(place, () => {}, day(1))
    expect(first.manifest.database).toBe(null)
    expect(existsSync(join(dataDir, 'last-backup'))).toBe(false)
    writeFileSync(join(dataDir, 'files', 'avatars', 'same.webp'), 'a face')
    rmSync(join(dataDir, 'files', 'avatars', 'one.webp'))
    writeFileSync(join(dataDir, 'files', 'avatars', 'two.webp'), 'another')
    expect((await makeBackup(place, () => {}, day(2))).copiedBytes).toBe(13)
    expect(objects()).toBe(2)
    expect((await makeBackup(place, () => {}, day(3))).copiedBytes).toBe(0)
    rmSync(join(dataDir, 'files', 'avatars', 'same.webp'))
    const { removed } = await makeBackup(place, () => {}, day(17))
    expect(removed).toHaveLength(2)
    expect(objects()).toBe(2)
    // The WAL of a database of which no backup is left, and that of one whose first backup is still to come.
    for (const [system, nth] of [
      ['111', 20],
      ['222', 39],
    ] as const) {
      mkdirSync(join(backups, 'wal', system), { recursive: true })
      utimesSync(join(backups, 'wal', system), day(nth), day(nth))
    }
    expect((await makeBackup(place, () => {}, day(40))).removed).toHaveLength(2)
    expect(readdirSync(join(backups, 'wal'))).toEqual(['222'])
    expect(objects()).toBe(1)
    // What cannot be read is not the same as nothing: the backup would be fresh, whole and empty.
    rmSync(join(dataDir, 'files'), { recursive: true })
    symlinkSync('files', join(dataDir, 'files'))
    await expect(makeBackup(place, () => {}, day(41))).rejects.toThrow(
      'cannot be read (ELOOP), and the backup would not be whole',
    )
    expect(await listFolder({ folder: backups, secret: undefined })).toHaveLength(1)
  })

  it('is not begun where it would fill the disk', async () => {
    await expect(checkRoom('/nowhere', 5e9, async () => 4e9)).rejects.toThrow('needs about 4.7 GB, and 3.7 GB are free')
    await checkRoom('/nowhere', 5e9, async () => 6e9)
  })
})
