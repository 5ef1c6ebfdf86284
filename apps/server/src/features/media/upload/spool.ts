import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'

type Spool = {
  /** How much has been written since the last file was taken. */
  readonly bytes: number
  write(chunk: Buffer): Promise<void>
  /** The path of what was written; what comes next goes to another file. */
  take(): Promise<string>
  close(): Promise<void>
}

/** What arrives goes to files of a folder, one after the other, for as long as it has not been put where it belongs. */
export async function openSpool(folder: string): Promise<Spool> {
  let nth = 0
  let bytes = 0
  let file: FileHandle | undefined
  const path = () => join(folder, String(nth))

  return {
    get bytes() {
      return bytes
    },
    async write(chunk) {
      file ??= await open(path(), 'wx', 0o600)
      for (let done = 0; done < chunk.length; ) {
        const { bytesWritten } = await file.write(chunk, done, chunk.length - done)
        done += bytesWritten
      }
      bytes += chunk.length
    },
    async take() {
      await file?.close()
      file = undefined
      const taken = path()
      nth += 1
      bytes = 0
      return taken
    },
    async close() {
      await file?.close()
      file = undefined
    },
  }
}
