import { posix } from 'node:path'
import type { tables } from '@prostuti/db'
import { mediaTypeOf } from './media-type.ts'

type Files = Pick<typeof tables.video.$inferSelect, 'renditions' | 'playlist' | 'captions' | 'retired'>

/** Letters, digits, and dots that do not lead: nothing from which a way out of a folder could be built. */
const isPlain = (path: string): boolean => path.split('/').every((part) => /^[A-Za-z0-9_-][\w.-]*$/.test(part))

/**
 * Whether a path under `videos/` is a part of this video: one of the files it names, or, of HLS, what lies in its playlist's
 * folder. A playlist without a folder of its own opens nothing but itself. What it had before it was given other files counts until
 * the last ticket of that time has ended.
 */
export function isFileOfVideo(path: string, { captions, retired, ...current }: Files, now: Date): boolean {
  if (!isPlain(path) || mediaTypeOf(path) === undefined) return false
  const stillOpen = retired.filter(({ until }) => new Date(until) > now)
  return [{ ...current, captions }, ...stillOpen].some((files) => holds(files, path))
}

type Held = Pick<Files, 'renditions' | 'playlist'> & Partial<Pick<Files, 'captions'>>

function holds({ renditions, playlist, captions = [] }: Held, path: string): boolean {
  if (path === playlist || [...renditions, ...captions].some(({ file }) => file === path)) return true
  const folder = playlist === null ? '.' : posix.dirname(playlist)
  return folder !== '.' && path.startsWith(`${folder}/`)
}
