import { AppError } from '../errors.ts'

export type StartSettings = {
  host: string
  port: number
  /** The setting that says the port, where it is not PORT. */
  variable?: string
  dataDir: string
  databaseUrl: string | undefined
}

type Failure = Error & { code?: string; syscall?: string; path?: string }

/**
 * Why the server could not start, as one sentence that says what to do. Undefined for what nobody foresaw: its stack is worth
 * more than any sentence.
 */
export function explainStartError(error: unknown, place: StartSettings): string | undefined {
  if (!(error instanceof Error)) return undefined
  return (
    explainListening(error, place) ??
    explainDisk(error, place) ??
    explainDatabase(error, place) ??
    explainStorage(error) ??
    (isWorded(error) ? error.message : undefined)
  )
}

export function explainListening(
  { code, syscall }: Failure,
  { host, port, variable = 'PORT' }: StartSettings,
): string | undefined {
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is taken: stop the program that listens there, or set ${variable} to another one.`
  if (code === 'EADDRNOTAVAIL')
    return `HOST ${host} is not an address of this machine: set HOST to one of its own, or to 0.0.0.0 for all of them.`
  if (code === 'EACCES' && syscall === 'listen')
    return `Port ${port} is only for root: set ${variable} to 1024 or above, and let a proxy pass port 443 on to it.`
  return undefined
}

/** Our own files say it with a code, initdb and PostgreSQL in their output, a migration in the error that caused its own. */
function explainDisk(error: Failure, { dataDir, databaseUrl }: StartSettings): string | undefined {
  const { code } = error
  const said = `${error.message}\n${error.cause instanceof Error ? error.cause.message : ''}`
  if (
    code === 'ENOSPC' ||
    code === 'EDQUOT' ||
    code === '53100' ||
    /No space left on device|Disk quota exceeded|Check free disk space/i.test(said)
  )
    return `The disk of ${databaseUrl === undefined || error.path ? `DATA_DIR ${dataDir}` : 'the database'} is full: free some space and start again.`
  if (code === 'EROFS' || /Read-only file system/i.test(said))
    return `DATA_DIR ${dataDir} is on a read-only file system: mount it writable, or set DATA_DIR to another folder.`
  if (error.path !== undefined && (code === 'EACCES' || code === 'EPERM'))
    return `${error.path} cannot be written by this user: give it to the server's user (chown), or set DATA_DIR to another folder.`
  if (error.path !== undefined && (code === 'ENOTDIR' || code === 'EEXIST'))
    return `DATA_DIR ${dataDir} should be a folder, but ${error.path} is a file: move it away, or set DATA_DIR to another folder.`
  return undefined
}

const unreachable = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNRESET',
])

const refusals: Record<string, string> = {
  '28P01': 'does not know this user with this password: mend the user and the password in DATABASE_URL.',
  '28000': 'does not let this user in: mend the user in DATABASE_URL, or pg_hba.conf of the server.',
  '3D000': 'has no database of this name: make it (createdb, with LC_CTYPE C.UTF-8), or mend the name in DATABASE_URL.',
  '42501': 'does not allow this user to make tables: give the database to the user of DATABASE_URL.',
  '53300': 'has no connection left: raise its max_connections, or stop what else uses it.',
  '57P03': 'is still starting or stopping: try again in a moment.',
}

function explainDatabase({ code, message, syscall }: Failure, { databaseUrl }: StartSettings): string | undefined {
  const server = databaseUrl === undefined ? 'The embedded database' : 'The database of DATABASE_URL'
  const noAnswer = /timeout exceeded when trying to connect|connection timeout|Connection terminated/i.test(message)
  if (noAnswer || (code !== undefined && unreachable.has(code)) || (code === 'ENOENT' && syscall === 'connect'))
    return `${server} does not answer: see that it runs and that its address is right.`
  const refusal = refusals[code ?? '']
  return refusal && `${server} ${refusal}`
}

function explainStorage(error: Error): string | undefined {
  if (!(error instanceof AppError) || error.code !== 'unavailable') return undefined
  const why = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `Files cannot be read or written${why}: see that the store of S3_ENDPOINT answers, and that the disk of DATA_DIR has room and can be read.`
}

/** Thrown by hand, with a sentence for a person: what a fault of the program throws has a type or a code of its own. */
const isWorded = (error: Failure): boolean => error.constructor === Error && error.code === undefined
