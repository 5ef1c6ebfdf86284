/**
 * SQLSTATEs of a database that is away, overloaded or about to be: 08 connection, 53 out of disk, memory or connections, 57P
 * shutting down or starting, 58 its own disk fails, 25006 it has become a standby, 25P03 and 25P04 a transaction was ended for
 * its age, 55P03 and 57014 a lock or a statement took too long, 40001 and 40P01 it lost against another. All of them may well
 * succeed a moment later. 25P02 is not among them: whoever goes on after a failed statement has a fault.
 */
const passingState = /^(08|53|57P|58)|^(25006|25P03|25P04|55P03|57014|40001|40P01)$/

/** Of the system: nobody listens, the connection broke, or this machine has no room for one more byte or file. */
const passingCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EMFILE',
  'ENFILE',
])

/** What pg says without a code, among it what a rollback meets after its connection broke. */
const passingMessage =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|Cannot use a pool after calling end/

type Failure = { code?: unknown; syscall?: unknown; message?: string; cause?: unknown; errors?: unknown }

/** Whether something we need was away or full, so that the same request may succeed later. Looks through what wraps an error. */
export function isUnavailable(error: Failure, depth = 0): boolean {
  const code = typeof error.code === 'string' ? error.code : ''
  if (passingState.test(code) || passingCodes.has(code)) return true
  // A socket that is not there; a file that is not there is another matter.
  if (code === 'ENOENT' && error.syscall === 'connect') return true
  if (passingMessage.test(error.message ?? '')) return true
  if (depth > 5) return false
  const inner = [error.cause, ...(Array.isArray(error.errors) ? error.errors : [])]
  return inner.some((each) => each instanceof Error && isUnavailable(each, depth + 1))
}
