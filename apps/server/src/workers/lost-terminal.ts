import { isatty } from 'node:tty'

/**
 * Tells, at a SIGHUP, whether it came because the terminal was closed in which the server was started; otherwise somebody sent it.
 * A terminal that is gone is none any more.
 */
export function watchTerminal(): { isLost(): boolean } {
  const own = [0, 1, 2].filter((stream) => isatty(stream))
  return { isLost: () => own.some((stream) => !isatty(stream)) }
}
