import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BucketRequest, createBucket, xml } from './bucket.ts'
import { checkSignature, type S3Account, S3Refusal } from './check-signature.ts'
import { openShelf } from './object-shelf.ts'

/**
 * `error`: 500 and nothing done; `silent`: no answer at all; `cut`: the connection ends in the middle of the answer; `lost`: done, but the
 * connection ends before the answer; `late_error`: nothing done, and an `<Error>` after a status of 200.
 */
export type S3Fault = 'error' | 'silent' | 'cut' | 'lost' | 'late_error'

type Faulty = { fault: S3Fault; times: number; method?: string; query?: string; key?: RegExp }

/** `pageKeys`: how many names a page of a list has. */
type StandInSettings = { clock?: () => Date; port?: number; pageKeys?: number }

/**
 * Stands in for an S3 store on this machine: path style, one bucket, every signature and every hash of a body checked. What it does not
 * know it refuses, as a store that is not AWS would.
 */
export async function startS3StandIn({ clock = () => new Date(), port = 0, pageKeys = 1000 }: StandInSettings = {}) {
  const account: S3Account = { accessKeyId: 'stand-in-key', secretAccessKey: 'stand-in/secret+key', region: 'auto' }
  const bucketName = 'prostuti'
  const shelf = await openShelf()
  const bucket = createBucket(shelf, clock, pageKeys)
  const faults: Faulty[] = []
  const requests: { method: string; key: string; query: string }[] = []

  const faultOf = (method: string, key: string, query: URLSearchParams): S3Fault | undefined => {
    const found = faults.find(
      (each) =>
        each.times > 0 &&
        (each.method ?? method) === method &&
        (each.query === undefined || query.has(each.query)) &&
        (each.key?.test(key) ?? true),
    )
    if (found !== undefined) found.times -= 1
    return found?.fault
  }

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = incoming.method ?? ''
    const payloadHash = checkSignature(incoming, account, clock())
    const url = new URL(incoming.url ?? '/', 'http://stand-in')
    const [, name = '', ...rest] = url.pathname.split('/').map(decodeURIComponent)
    const key = rest.join('/')
    requests.push({ method, key, query: url.search })
    const fault = faultOf(method, key, url.searchParams)
    if (fault === 'silent') return
    if (fault === 'late_error') {
      incoming.resume()
      return xml(response, 200, '<Error><Code>InternalError</Code></Error>')
    }
    if (fault === 'error') throw new S3Refusal(500, 'InternalError')
    if (fault === 'cut') cutHalfway(response)
    if (fault === 'lost') response.writeHead = () => response.destroy() && response
    if (name !== bucketName) throw new S3Refusal(404, 'NoSuchBucket')
    const body = await takeBody(incoming, payloadHash)
    const request: BucketRequest = { key, query: url.searchParams, incoming, body }
    await route(request, response)
  }

  async function takeBody(incoming: IncomingMessage, payloadHash: string) {
    if (incoming.method !== 'PUT' && incoming.method !== 'POST') return undefined
    // Kept as it is, the framing would become a part of the file.
    const framed = String(incoming.headers['content-encoding'] ?? '').includes('aws-chunked')
    if (framed || payloadHash.startsWith('STREAMING-')) throw new S3Refusal(501, 'NotImplemented')
    if (incoming.headers['content-length'] === undefined && incoming.method === 'PUT')
      throw new S3Refusal(411, 'MissingContentLength')
    const body = await shelf.take(incoming)
    if (payloadHash === 'UNSIGNED-PAYLOAD' || payloadHash === body.sha256) return body
    await shelf.drop([body])
    throw new S3Refusal(400, 'XAmzContentSHA256Mismatch')
  }

  async function route(request: BucketRequest, response: ServerResponse): Promise<void> {
    const { key, query, incoming, body } = request
    const isUpload = query.has('uploadId')
    switch (incoming.method) {
      case 'HEAD':
        return bucket.get(request, response)
      case 'GET':
        if (key !== '') return bucket.get(request, response)
        if (query.has('uploads')) return bucket.listUploads(request, response)
        return bucket.list(request, response)
      case 'PUT':
        return isUpload ? bucket.putPart(request, response) : bucket.put(request, response)
      case 'POST': {
        if (query.has('uploads')) return bucket.begin(request, response)
        const text = await readFile(body!.path, 'utf8')
        await shelf.drop([body!])
        return bucket.complete(request, response, text)
      }
      case 'DELETE':
        return isUpload ? bucket.abort(request, response) : bucket.remove(request, response)
      default:
        throw new S3Refusal(501, 'NotImplemented')
    }
  }

  const server = createServer((incoming, response) => {
    answer(incoming, response).catch((error: unknown) => {
      if (response.headersSent || response.destroyed) return response.destroy()
      incoming.resume()
      const { status, code } = error instanceof S3Refusal ? error : new S3Refusal(500, 'InternalError')
      // Of a HEAD nothing but the status is said.
      if (incoming.method === 'HEAD') return response.writeHead(status).end()
      xml(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`)
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    /** What a server needs to use it. */
    settings: { endpoint, bucket: bucketName, ...account, pathStyle: true },
    /** The next so many requests of this kind go wrong. */
    fail: (fault: S3Fault, which: Omit<Partial<Faulty>, 'fault'> = {}) =>
      void faults.push({ fault, times: 1, ...which }),
    mend: () => void faults.splice(0),
    keys: () => [...bucket.objects.keys()].toSorted(),
    /** Files that were begun in parts, and neither completed nor aborted. */
    unfinished: () => bucket.uploads.size,
    requests,
    async close() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
      await shelf.close()
    },
  }
}

export type S3StandIn = Awaited<ReturnType<typeof startS3StandIn>>

/** The first half of the first bytes of the body go out, and then the line is dead. */
function cutHalfway(response: ServerResponse): void {
  let isCut = false
  const cut = (chunk: unknown): void => {
    if (isCut) return
    isCut = true
    const bytes = Buffer.from((chunk as Buffer | undefined) ?? '')
    response.flushHeaders()
    response.socket?.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.socket?.destroy())
  }
  response.write = ((chunk: unknown) => {
    cut(chunk)
    return true
  }) as ServerResponse['write']
  response.end = ((chunk: unknown) => {
    cut(chunk)
    return response
  }) as ServerResponse['end']
}
