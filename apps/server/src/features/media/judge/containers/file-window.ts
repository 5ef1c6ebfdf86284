import type { FileHandle } from 'node:fs/promises'

/** Reads a file at chosen places, a little at a time: of gigabytes only the parts that say what it is. */
export type FileWindow = {
  bytes: number
  /** Fewer bytes than asked for at the end of the file. */
  read: (position: number, length: number) => Promise<Buffer>
}

export const windowOf = (file: FileHandle, bytes: number): FileWindow => ({
  bytes,
  async read(position, length) {
    const buffer = Buffer.alloc(Math.max(0, Math.min(length, bytes - position)))
    const { bytesRead } = await file.read(buffer, 0, buffer.length, position)
    return buffer.subarray(0, bytesRead)
  },
})

/** A window onto bytes in memory. */
export const windowOn = (content: Buffer): FileWindow => ({
  bytes: content.length,
  read: async (position, length) => content.subarray(position, position + length),
})

/** What a container says of itself. Codecs by the names that browsers know them by. */
export type ContainerFacts = {
  container: 'mp4' | 'webm' | 'mkv'
  seconds: number
  width: number
  height: number
  codecs: string[]
}
