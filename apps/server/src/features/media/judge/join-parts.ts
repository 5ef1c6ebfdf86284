import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { type Db, tables } from '@prostuti/db'
import { asc, eq } from 'drizzle-orm'
import type { Storage } from '../../../storage/storage.ts'
import { partKey } from '../upload/upload-files.ts'

const { upload, uploadPart } = tables

type Joined = { id: number; key: string; storage: Storage; path: string }

/** All parts that count, one behind the other, as one local file that nobody else writes to; says its SHA-256. */
export async function joinParts(db: Db, { id, key, storage, path }: Joined): Promise<string> {
  const parts = await db.select().from(uploadPart).where(eq(uploadPart.uploadId, id)).orderBy(asc(uploadPart.at))
  const [whole] = await db.select({ bytes: upload.bytes }).from(upload).where(eq(upload.id, id))
  const file = await open(path, 'wx', 0o600)
  try {
    const hash = createHash('sha256')
    let reached = 0
    for (const part of parts) {
      const content = part.at === reached ? await storage.open(partKey(key, part)) : undefined
      if (content === undefined) throw new Error(`a part of upload ${key} is missing`)
      reached += await append(file, content, (chunk) => hash.update(chunk))
      if (reached !== part.at + part.bytes) throw new Error(`a part of upload ${key} is not whole`)
    }
    if (reached !== whole?.bytes) throw new Error(`upload ${key} is not whole`)
    return hash.digest('hex')
  } finally {
    await file.close()
  }
}

async function append(file: FileHandle, content: Readable, seen: (chunk: Buffer) => void): Promise<number> {
  let bytes = 0
  for await (const chunk of content as AsyncIterable<Buffer>) {
    seen(chunk)
    await file.appendFile(chunk)
    bytes += chunk.length
  }
  return bytes
}
