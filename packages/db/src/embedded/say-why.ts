import { statfsSync } from 'node:fs'
import type { Home } from './home/choose-home.ts'

/** A start writes a pid file, a settings file and, after a crash, some of the log. */
const NEEDED_BYTES = 32 * 1024 ** 2

/** Why the server does not start, in one sentence for the log. */
export function sayWhy(error: unknown, home: Pick<Home, 'folder'>, freeBytes = freeBytesOf(home.folder)): string {
  const text = String(error instanceof Error ? error.message : error)
  // On a full disk PostgreSQL cannot even write its complaint, so the room that is left counts as much as the words.
  if (/No space left|ENOSPC|Disk quota exceeded|EDQUOT/.test(text) || freeBytes < NEEDED_BYTES)
    return `The disk that holds ${home.folder} is full, so PostgreSQL cannot start; make room on it.`
  return /[.!?]$/.test(text) ? text : `${text}.`
}

function freeBytesOf(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
