import { Agent, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request as httpsRequest, Agent as TlsAgent } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import type { StorageSettings } from '../../config/storage-settings.ts'
import { noteCall } from '../../outbound/note-call.ts'
import { chunksOf } from './chunks-of.ts'
import { errorIn } from './s3-xml.ts'
import { encodePath, encodeQuery, sha256Of, signRequest } from './sign-request.ts'

export type S3Settings = NonNullable<StorageSettings['s3']>

/** `key` is left out where the bucket itself is asked. */
type S3Request = {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Uint8Array
}

type S3Answer = { status: number; headers: IncomingHttpHeaders; text: string }

/** The store refused, or could not be asked: `status` is 0 then. */
export class S3Error extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, cause?: unknown) {
    super(`the store said ${status === 0 ? 'nothing' : status}: ${code}`, { cause })
    this.name = 'S3Error'
    this.status = status
    this.code = code
  }
}

/** How long a store may take to be reached, and to begin to answer; `pauseMs` is doubled before each new try. */
type S3Patience = { connectMs: number; answerMs: number; pauseMs: number }
const usualPatience: S3Patience = { connectMs: 3_000, answerMs: 8_000, pauseMs: 200 }

/** A body has a second more for each quarter of a megabyte. */
const bytesPerMs = 256

const tries = 3
/** Whoever has waited this long is not made to wait for another try. */
const retryWithinMs = 5_000

const largestText = 8 * 1024 * 1024

const isPassing = ({ status, code }: S3Error): boolean =>
  status === 0 || status === 429 || status >= 500 || code === 'RequestTimeout'

const isTimeout = (error: unknown): boolean => error instanceof S3Error && error.code.startsWith('no ')

export type S3ClientOptions = { clock?: () => Date; patience?: Partial<S3Patience> }

export type S3Client = {
  /** Read to its end, and asked again where that may help; a 4xx or 5xx throws. */
  ask(request: S3Request): Promise<S3Answer>
  /** The answer as it begins; its body is for the caller to take or destroy. */
  open(request: S3Request): Promise<IncomingMessage>
  close(): void
}

/** Speaks to a bucket of S3 or of what speaks like it. Every body is in memory, at most one part of a file. */
export function createS3Client(
  settings: S3Settings,
  { clock = () => new Date(), patience }: S3ClientOptions = {},
): S3Client {
  const { connectMs, answerMs, pauseMs } = { ...usualPatience, ...patience }
  const { endpoint, bucket, pathStyle } = settings
  const { protocol, hostname, port, host, pathname } = new URL(endpoint)
  const isTls = protocol === 'https:'
  const pool = { keepAlive: true, maxFreeSockets: 32 }
  const agent = isTls ? new TlsAgent(pool) : new Agent(pool)
  const prefix = `${pathname.replace(/\/$/, '')}${pathStyle ? `/${bucket}` : ''}`
  const own = pathStyle ? '' : `${bucket}.`

  function send({ method, key, query = {}, headers = {}, body }: S3Request): Promise<IncomingMessage> {
    const path = encodePath(key === undefined ? prefix || '/' : `${prefix}/${key}`)
    const target = { method, host: `${own}${host}`, path, query }
    const payloadHash = sha256Of(body ?? '')
    const given = body === undefined ? headers : { ...headers, 'content-length': String(body.length) }
    const signed = signRequest(target, { account: settings, now: clock(), headers: given, payloadHash })
    const search = encodeQuery(query)
    return new Promise((resolve, reject) => {
      const sent = (isTls ? httpsRequest : httpRequest)({
        ...{ agent, method, host: `${own}${hostname}`, port, headers: signed },
        path: search === '' ? path : `${path}?${search}`,
      })
      const giveUp = (after: number, code: string) =>
        setTimeout(() => sent.destroy(Object.assign(new Error(code), { code })), after)
      const answering = giveUp(answerMs + (body?.length ?? 0) / bytesPerMs, 'no answer')
      sent.on('socket', (socket) => {
        if (!socket.connecting) return
        const connecting = giveUp(connectMs, 'no connection')
        const connected = () => clearTimeout(connecting)
        socket.once('connect', connected).once('close', connected)
      })
      sent.once('close', () => clearTimeout(answering))
      sent.once('error', (error: NodeJS.ErrnoException) => reject(new S3Error(0, error.code ?? 'broken', error)))
      sent.once('response', (response) => {
        clearTimeout(answering)
        resolve(response)
      })
      sent.end(body)
    })
  }

  /** Until the answer begins. What is signed is not added to, so that the store is not told whose call it is. */
  async function sendNoted(request: S3Request): Promise<IncomingMessage> {
    const { response } = await noteCall({ service: 's3', method: request.method, isTimeout }, async () => {
      const response = await send(request)
      return { status: response.statusCode ?? 0, response }
    })
    return response
  }

  async function readText(response: IncomingMessage): Promise<string> {
    const chunks: Buffer[] = []
    let size = 0
    try {
      for await (const chunk of chunksOf(response, answerMs)) {
        size += chunk.length
        if (size > largestText) throw new Error('too much')
        chunks.push(chunk)
      }
    } catch (error) {
      throw new S3Error(0, 'cut', error)
    }
    return Buffer.concat(chunks).toString('utf8')
  }

  async function again<Found>(look: () => Promise<Found>): Promise<Found> {
    const begunAt = performance.now()
    for (let nth = 1; ; nth++) {
      try {
        return await look()
      } catch (error) {
        const isOver = nth === tries || performance.now() - begunAt > retryWithinMs
        if (isOver || !(error instanceof S3Error) || !isPassing(error)) throw error
        await wait(pauseMs * 2 ** (nth - 1) * (1 + Math.random()))
      }
    }
  }

  async function refuse(response: IncomingMessage): Promise<never> {
    const status = response.statusCode ?? 0
    // Of a HEAD nothing but the status is said.
    throw new S3Error(status, errorIn(await readText(response)) ?? String(status))
  }

  const openOnce = async (request: S3Request): Promise<IncomingMessage> => {
    const response = await sendNoted(request)
    return (response.statusCode ?? 0) >= 300 ? refuse(response) : response
  }

  return {
    open: (request) => again(() => openOnce(request)),
    ask: (request) =>
      again(async () => {
        const response = await openOnce(request)
        const text = await readText(response)
        // A long deed may have begun its answer before it failed.
        const code = errorIn(text)
        if (code !== undefined) throw new S3Error(500, code)
        return { status: response.statusCode ?? 0, headers: response.headers, text }
      }),
    close: () => agent.destroy(),
  }
}
