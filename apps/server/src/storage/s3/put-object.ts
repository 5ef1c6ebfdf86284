import { type FileHandle, open } from 'node:fs/promises'
import { hashFile } from '../hash-file.ts'
import { type S3Client, S3Error } from './s3-client.ts'
import { textOf } from './s3-xml.ts'
import { sha256Of } from './sign-request.ts'

/** A file goes in parts of this size, all alike but the last, as some stores want it; no part may be under 5 MiB. */
const partBytes = 8 * 1024 * 1024

/** Kept beside each object, so that a copy can be compared without reading it. */
export const hashHeader = 'x-amz-meta-sha256'

export const putBytes = (client: S3Client, key: string, body: Uint8Array): Promise<unknown> =>
  client.ask({ method: 'PUT', key, body, headers: { [hashHeader]: sha256Of(body) } })

type LocalFile = { key: string; path: string; sha256?: string | undefined }

/** Visible once all of it is there; of one that does not arrive nothing is left. */
export async function putLocalFile(client: S3Client, { key, path, sha256 }: LocalFile): Promise<void> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    if (size <= partBytes) return void (await putBytes(client, key, await readPart(file, 0, size)))
    await putInParts(client, { key, file, size, sha256: sha256 ?? (await hashFile(path)) })
  } finally {
    await file.close()
  }
}

type LargeFile = { key: string; file: FileHandle; size: number; sha256: string }

async function putInParts(client: S3Client, { key, file, size, sha256 }: LargeFile): Promise<void> {
  const begun = await client.ask({ method: 'POST', key, query: { uploads: '' }, headers: { [hashHeader]: sha256 } })
  const uploadId = textOf(begun.text, 'UploadId')
  if (uploadId === undefined) throw new S3Error(begun.status, 'no upload id')
  try {
    const etags: string[] = []
    for (let at = 0; at < size; at += partBytes) {
      const body = await readPart(file, at, Math.min(partBytes, size - at))
      const query = { partNumber: String(etags.length + 1), uploadId }
      const { headers } = await client.ask({ method: 'PUT', key, query, body })
      etags.push(headers.etag ?? '')
    }
    await complete(client, { key, uploadId, etags, sha256 })
  } catch (error) {
    await client.ask({ method: 'DELETE', key, query: { uploadId } }).catch(() => {})
    throw error
  }
}

type Finished = { key: string; uploadId: string; etags: string[]; sha256: string }

async function complete(client: S3Client, { key, uploadId, etags, sha256 }: Finished): Promise<void> {
  const parts = etags.map((etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${etag}</ETag></Part>`)
  const xml = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
  try {
    await client.ask({ method: 'POST', key, query: { uploadId }, body: Buffer.from(xml) })
  } catch (error) {
    // The answer to one that succeeded may have been lost, and asked for again there is no such upload.
    const found = await client.ask({ method: 'HEAD', key }).catch(() => undefined)
    if (found?.headers[hashHeader] !== sha256) throw error
  }
}

async function readPart(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const part = Buffer.allocUnsafe(length)
  for (let done = 0; done < length; ) {
    const { bytesRead } = await file.read(part, done, length - done, at + done)
    if (bytesRead === 0) throw new Error('the file was cut while it was sent')
    done += bytesRead
  }
  return part
}
