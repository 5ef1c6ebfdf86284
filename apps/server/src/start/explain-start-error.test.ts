import { mkdirSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { AppError } from '../errors.ts'
import { explainStartError } from './explain-start-error.ts'

const place = { host: '0.0.0.0', port: 3000, dataDir: '/srv/data', databaseUrl: undefined }
const onServer = { ...place, databaseUrl: 'postgres://db/x' }

const systemError = (code: string, more: object = {}) =>
  Object.assign(new Error(`${code}: said by the system`), { code, ...more })

/** As `startServer` and `initCluster` of the embedded database say it. */
const initdbOnFullDisk = new Error(
  'The database could not be made in /srv/data/postgres: initdb: error: could not create directory "x": No space left on device',
)
/** What a disk that fills up half-way through initdb really made it say. */
const initdbOnFillingDisk = new Error(
  `The database could not be made in /srv/data/postgres: FATAL:  could not extend file "base/1/2691": wrote only 4096 of 8192 bytes at block 10
HINT:  Check free disk space.
PANIC:  cannot abort transaction 1, it was already committed`,
)
const postgresOnFullDisk = new Error(
  'PostgreSQL did not start in /srv/data/postgres/cluster. It said:\nFATAL:  could not write lock file "postmaster.pid": No space left on device',
)
const newerDatabase = new Error(
  'The database has the migration "0099_x", which this version of the app does not know: it belongs to a newer version. Run that one, or give this one a database of its own.',
)

describe('a start that failed', () => {
  it.each<[string, Error, RegExp]>([
    ['a taken port', systemError('EADDRINUSE', { syscall: 'listen' }), /^Port 3000 on 0\.0\.0\.0 is taken: .*set PORT/],
    ['a port for root', systemError('EACCES', { syscall: 'listen' }), /set PORT to 1024 or above/],
    ['a foreign address', systemError('EADDRNOTAVAIL', { syscall: 'listen' }), /^HOST 0\.0\.0\.0 is not/],
    ['a read-only disk', systemError('EROFS', { path: '/srv/data/files' }), /read-only.*set DATA_DIR/],
    [
      'a folder of somebody else',
      systemError('EACCES', { path: '/srv/data/files' }),
      /^\/srv\/data\/files cannot be written/,
    ],
    ['a file in the way', systemError('ENOTDIR', { path: '/srv/data/files' }), /should be a folder/],
    [
      'a full disk',
      systemError('ENOSPC', { path: '/srv/data/app-secret' }),
      /^The disk of DATA_DIR \/srv\/data is full/,
    ],
    ['a full disk under initdb', initdbOnFullDisk, /^The disk of DATA_DIR \/srv\/data is full: free some space/],
    ['a disk that fills up under initdb', initdbOnFillingDisk, /^The disk of DATA_DIR \/srv\/data is full/],
    ['a full disk under PostgreSQL', postgresOnFullDisk, /^The disk of DATA_DIR \/srv\/data is full: free some space/],
    ['a newer database', newerDatabase, /newer version\. Run that one/],
  ])('of %s says in one line what to do', (_, error, sentence) => {
    const said = explainStartError(error, place)
    expect(said).toMatch(sentence)
    expect(said).not.toContain('\n')
  })

  it.each<[string, Error, RegExp]>([
    [
      'a server that is away',
      systemError('ECONNREFUSED', { syscall: 'connect' }),
      /^The database of DATABASE_URL does not answer/,
    ],
    ['a name nobody knows', systemError('ENOTFOUND', { syscall: 'getaddrinfo' }), /does not answer/],
    ['a server that is silent', new Error('timeout exceeded when trying to connect'), /does not answer/],
    ['a wrong password', systemError('28P01'), /password in DATABASE_URL/],
    ['no such database', systemError('3D000'), /createdb/],
    ['a full disk of its own', systemError('53100'), /^The disk of the database is full/],
  ])('of a database of one’s own, by %s, says in one line what to do', (_, error, sentence) => {
    expect(explainStartError(error, onServer)).toMatch(sentence)
  })

  it('of a file store that is away says in one line what to do', () => {
    const away = new AppError('unavailable', { cause: new Error('the store said nothing: no connection') })
    expect(explainStartError(away, place)).toMatch(
      /^Files cannot be read or written \(the store said nothing: no connection\): see/,
    )
    expect(explainStartError(new AppError('not_found'), place)).toBeUndefined()
  })

  it('keeps its stack where it is a fault of the program', () => {
    expect(explainStartError(new TypeError('x is not a function'), place)).toBeUndefined()
    expect(explainStartError(systemError('ERR_ASSERTION'), place)).toBeUndefined()
    expect(explainStartError('a string', place)).toBeUndefined()
  })

  it('is recognised as the system really words it', () => {
    const failing = (work: () => void): Error => {
      try {
        work()
      } catch (error) {
        return error as Error
      }
      throw new Error('it did not fail')
    }
    const inAFile = failing(() => mkdirSync('/proc/self/status/files'))
    const noSpace = failing(() => writeFileSync('/dev/full', 'x'))
    expect(explainStartError(inAFile, place)).toMatch(/should be a folder/)
    expect(explainStartError(Object.assign(noSpace, { path: '/dev/full' }), place)).toMatch(/is full/)
  })
})
