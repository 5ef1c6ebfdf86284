import { isUnavailable } from '../is-unavailable.ts'

type Write = (this: unknown, ...args: unknown[]) => void
type Said = { failures: number; code: string | undefined; message: string }

const everyMs = 1000

const isOutage = (error: unknown): error is Error & { code?: string } =>
  error instanceof Error && ((error as { code?: string }).code === 'unavailable' || isUnavailable(error))

/** The innermost is what the database or the system said. */
const rootOf = (error: Error & { code?: string }): Error & { code?: string } =>
  error.cause instanceof Error ? rootOf(error.cause) : error

/**
 * While something is away, every request, job and open page fails for the same reason. The first is written whole, with its cause;
 * the others of each second are one line that says how many they were. It stands in the log itself, so that nobody who logs an
 * error has to think of it.
 */
export function foldOutages(say: (said: Said) => void) {
  let timer: NodeJS.Timeout | undefined
  let folded = 0
  let last: Error & { code?: string }

  function endSecond(): void {
    timer = undefined
    if (folded === 0) return
    const { code, message } = rootOf(last)
    say({ failures: folded, code, message })
    folded = 0
    timer = setTimeout(endSecond, everyMs).unref()
  }

  return function logMethod(this: unknown, args: unknown[], write: Write): void {
    const error = (args[0] as { err?: unknown } | undefined)?.err
    if (isOutage(error)) {
      last = error
      if (timer !== undefined) {
        folded += 1
        return
      }
      timer = setTimeout(endSecond, everyMs).unref()
    }
    write.apply(this, args)
  }
}
