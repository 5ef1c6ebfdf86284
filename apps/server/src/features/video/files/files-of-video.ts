import { posix } from 'node:path'
import type { tables } from '@prostuti/db'
import { mediaTypeOf } from './media-type.ts'

type Files = Pick<typeof tables.video.$inferSelect, 'renditions' | 'playlist' | 'captions'>

/** Letters, digits, and dots that do not lead: nothing from which a way out of a folder could be built. */
const isPlain = (path: string): boolean => path.split('/').every((part) => /^[A-Za-z0-9_-][\w.-]*$/.test(part))

/**
 * Whether a path under `videos/` is a part of this video: one of the files it names, or, of HLS, what lies in its playlist's
 * folder. A playlist without a folder of its own opens nothing but itself.
 */
export function isFileOfVideo(path: string, { renditions, playlist, captions }: Files): boolean {
  if (!isPlain(path) || mediaTypeOf(path) === undefined) return false
  const named = [playlist, ...renditions.map(({ file }) => file), ...captions.map(({ file }) => file)]
  if (named.includes(path)) return true
  const folder = playlist === null ? '.' : posix.dirname(playlist)
  return folder !== '.' && path.startsWith(`${folder}/`)
}
