import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { S3Refusal } from './check-signature.ts'
import { type Blob, etagOf, type Shelf, type StoredObject } from './object-shelf.ts'

const smallestPart = 5 * 1024 * 1024

type Upload = { key: string; headers: Record<string, string>; parts: Map<number, Blob>; initiated: Date }

/** A request whose signature is good: `body` has been taken and has the hash that was signed. */
export type BucketRequest = { key: string; query: URLSearchParams; incoming: IncomingMessage; body: Blob | undefined }

const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

export const xml = (response: ServerResponse, status: number, body: string): void => {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`)
}

/** One bucket: the few operations that the product uses, as a store answers them. */
export function createBucket(shelf: Shelf, clock: () => Date, pageKeys: number) {
  const objects = new Map<string, StoredObject>()
  const uploads = new Map<string, Upload>()

  const metaOf = ({ headers }: IncomingMessage): Record<string, string> =>
    Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => name.startsWith('x-amz-meta-') || name === 'content-type')
        .map(([name, value]) => [name, String(value)]),
    )

  async function keep(key: string, object: StoredObject): Promise<void> {
    const old = objects.get(key)
    objects.set(key, object)
    if (old !== undefined) await shelf.drop(old.blobs)
  }

  const put = async ({ key, incoming, body }: BucketRequest, response: ServerResponse) => {
    const blobs = [body!]
    const etag = etagOf(blobs, false)
    await keep(key, { blobs, bytes: body!.bytes, etag, modified: clock(), headers: metaOf(incoming) })
    response.writeHead(200, { etag }).end()
  }

  const get = async ({ key, query, incoming }: BucketRequest, response: ServerResponse) => {
    const object = objects.get(key)
    if (object === undefined) throw new S3Refusal(404, 'NoSuchKey')
    const { bytes, etag, modified } = object
    const headers = {
      ...{ 'content-type': 'binary/octet-stream', ...object.headers, etag, 'accept-ranges': 'bytes' },
      'last-modified': modified.toUTCString(),
      ...(query.has('response-content-type') && { 'content-type': query.get('response-content-type')! }),
      ...(query.has('response-content-disposition') && {
        'content-disposition': query.get('response-content-disposition')!,
      }),
    }
    if (incoming.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end()
    const range = rangeIn(incoming.headers.range, bytes)
    if (range === 'outside') {
      response.setHeader('content-range', `bytes */${bytes}`)
      throw new S3Refusal(416, 'InvalidRange')
    }
    const [from, to] = range ?? [0, bytes - 1]
    const part = range && { 'content-range': `bytes ${from}-${to}/${bytes}` }
    response.writeHead(range ? 206 : 200, { ...headers, 'content-length': to - from + 1, ...part })
    if (incoming.method === 'HEAD') return void response.end()
    const closed = new Promise<void>((resolve) => response.once('close', resolve))
    for await (const chunk of shelf.read(object, from, to)) {
      if (response.destroyed) return
      if (!response.write(chunk))
        await Promise.race([new Promise<void>((resolve) => response.once('drain', resolve)), closed])
    }
    response.end()
  }

  const remove = async ({ key }: BucketRequest, response: ServerResponse) => {
    const object = objects.get(key)
    objects.delete(key)
    if (object !== undefined) await shelf.drop(object.blobs)
    response.writeHead(204).end()
  }

  const begin = ({ key, incoming }: BucketRequest, response: ServerResponse) => {
    const id = randomBytes(16).toString('hex')
    uploads.set(id, { key, headers: metaOf(incoming), parts: new Map(), initiated: clock() })
    xml(
      response,
      200,
      `<InitiateMultipartUploadResult><Key>${escapeXml(key)}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    )
  }

  const uploadOf = ({ key, query }: BucketRequest): Upload => {
    const upload = uploads.get(query.get('uploadId') ?? '')
    if (upload?.key !== key) throw new S3Refusal(404, 'NoSuchUpload')
    return upload
  }

  const putPart = async (request: BucketRequest, response: ServerResponse) => {
    const number = Number(request.query.get('partNumber'))
    if (!Number.isInteger(number) || number < 1 || number > 10_000) throw new S3Refusal(400, 'InvalidArgument')
    const { parts } = uploadOf(request)
    const old = parts.get(number)
    parts.set(number, request.body!)
    if (old !== undefined) await shelf.drop([old])
    response.writeHead(200, { etag: etagOf([request.body!], false) }).end()
  }

  /** The list must name every part as it was answered, in ascending order; all but the last are large. */
  const complete = async (request: BucketRequest, response: ServerResponse, text: string) => {
    const { key, headers, parts } = uploadOf(request)
    const listed = [...text.matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)<\/ETag>/g)]
    const numbers = listed.map(([, number]) => Number(number))
    if (listed.length === 0) throw new S3Refusal(400, 'MalformedXML')
    if (numbers.some((number, at) => at > 0 && number <= numbers[at - 1]!)) throw new S3Refusal(400, 'InvalidPartOrder')
    const blobs = listed.map(([, number, etag]) => {
      const blob = parts.get(Number(number))
      if (blob === undefined || etagOf([blob], false) !== etag!.replaceAll('&quot;', '"'))
        throw new S3Refusal(400, 'InvalidPart')
      return blob
    })
    if (blobs.slice(0, -1).some(({ bytes }) => bytes < smallestPart)) throw new S3Refusal(400, 'EntityTooSmall')
    const etag = etagOf(blobs, true)
    const bytes = blobs.reduce((sum, blob) => sum + blob.bytes, 0)
    uploads.delete(request.query.get('uploadId')!)
    await keep(key, { blobs, bytes, etag, modified: clock(), headers })
    xml(
      response,
      200,
      `<CompleteMultipartUploadResult><Key>${escapeXml(key)}</Key><ETag>${escapeXml(etag)}</ETag></CompleteMultipartUploadResult>`,
    )
  }

  const abort = async (request: BucketRequest, response: ServerResponse) => {
    const { parts } = uploadOf(request)
    uploads.delete(request.query.get('uploadId')!)
    await shelf.drop([...parts.values()])
    response.writeHead(204).end()
  }

  const list = ({ query }: BucketRequest, response: ServerResponse) => {
    const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter') ?? '']
    const after = query.get('continuation-token') ?? ''
    const most = Number(query.get('max-keys') ?? pageKeys)
    const rows = new Map<string, string>()
    for (const [key, { bytes, etag, modified }] of objects) {
      if (!key.startsWith(prefix)) continue
      const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length)
      const facts = `<Key>${escapeXml(key)}</Key><LastModified>${modified.toISOString()}</LastModified><ETag>${escapeXml(etag)}</ETag><Size>${bytes}</Size>`
      if (end === -1) rows.set(key, `<Contents>${facts}</Contents>`)
      else {
        const common = key.slice(0, end + 1)
        rows.set(common, `<CommonPrefixes><Prefix>${escapeXml(common)}</Prefix></CommonPrefixes>`)
      }
    }
    const byBytes = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other))
    const names = [...rows.keys()].toSorted(byBytes).filter((name) => after === '' || byBytes(name, after) > 0)
    const page = names.slice(0, most)
    const isCut = names.length > page.length
    const next = isCut ? `<NextContinuationToken>${escapeXml(page.at(-1)!)}</NextContinuationToken>` : ''
    const found = page.map((name) => rows.get(name)).join('')
    xml(response, 200, `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${found}</ListBucketResult>`)
  }

  const listUploads = ({ query }: BucketRequest, response: ServerResponse) => {
    const after = `${query.get('key-marker') ?? ''} ${query.get('upload-id-marker') ?? ''}`
    const found = [...uploads]
      .map(([id, upload]) => ({ id, ...upload, place: `${upload.key} ${id}` }))
      .filter(({ key, place }) => key.startsWith(query.get('prefix') ?? '') && place > after)
      .toSorted((one, other) => (one.place < other.place ? -1 : 1))
    const page = found.slice(0, pageKeys)
    const last = page.at(-1)
    const isCut = found.length > page.length
    const next =
      isCut && last
        ? `<NextKeyMarker>${escapeXml(last.key)}</NextKeyMarker><NextUploadIdMarker>${last.id}</NextUploadIdMarker>`
        : ''
    const rows = page.map(
      ({ id, key, initiated }) =>
        `<Upload><Key>${escapeXml(key)}</Key><UploadId>${id}</UploadId><Initiated>${initiated.toISOString()}</Initiated></Upload>`,
    )
    const facts = `<IsTruncated>${isCut}</IsTruncated>${next}${rows.join('')}`
    xml(response, 200, `<ListMultipartUploadsResult>${facts}</ListMultipartUploadsResult>`)
  }

  return { objects, uploads, put, get, remove, begin, putPart, complete, abort, list, listUploads }
}

/** One range; undefined for none or for what nobody has to understand. */
function rangeIn(header: string | undefined, bytes: number): [number, number] | 'outside' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  const from = first === '' ? Math.max(0, bytes - Number(last)) : Number(first)
  const to = first === '' || last === '' ? bytes - 1 : Math.min(bytes - 1, Number(last))
  return from > to || from >= bytes ? 'outside' : [from, to]
}
