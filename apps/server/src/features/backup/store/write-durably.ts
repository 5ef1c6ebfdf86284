import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { syncFolder } from '../../../storage/disk/sync-folder.ts'
import { UNFINISHED } from '../../../storage/disk/unfinished.ts'

/** Gets its name once all of it is on disk, so that half of it is never taken for the whole. */
export async function writeDurably(
  path: string,
  source: Readable | Iterable<Buffer>,
  ...transforms: Transform[]
): Promise<void> {
  const aside = `${path}${UNFINISHED}`
  try {
    await pipeline([source, ...transforms, createWriteStream(aside, { flush: true, mode: 0o600 })] as [
      Readable,
      ...Transform[],
      NodeJS.WritableStream,
    ])
    await rename(aside, path)
    await syncFolder(dirname(path))
  } catch (error) {
    await rm(aside, { force: true }).catch(() => {})
    throw error
  }
}
