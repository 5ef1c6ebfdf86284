import type { ReadStream } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import type { Writable } from 'node:stream'

/**
 * The bytes of a file for whoever waits for them. The file is closed when they have left, and also when nobody waits any more:
 * a stream that is never read would keep it, and its room on the disk, for as long as the process lives.
 */
export function readFor(reader: Writable, file: FileHandle): ReadStream {
  const stream = file.createReadStream({ start: 0 })
  if (reader.destroyed) stream.destroy()
  else reader.once('close', () => stream.destroy())
  return stream
}
