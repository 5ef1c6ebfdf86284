import type { ExamQuestion } from '../../../../kit/exam/exam-types.ts'
import { papersCache } from '../../../../kit/storage/cache-names.ts'

/** The papers that this browser holds without being able to read them. */
export type SealedPapers = {
  /** What lies here from before. */
  kept(address: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** From the server, and laid down here. */
  fetch(address: string): Promise<Uint8Array<ArrayBuffer>>
  open(bytes: Uint8Array<ArrayBuffer>, key: string): Promise<ExamQuestion[]>
}

const keptAtMost = 4
const nonceLength = 12
/** How long the content is stands before it; zeros follow. */
const lengthBytes = 4
const patienceMs = 60_000

/** Undefined where the browser cannot open one: too old, or on an address without https. Then the start brings the questions. */
export function browserPapers(): SealedPapers | undefined {
  const canOpen = 'caches' in window && 'subtle' in crypto && 'DecompressionStream' in window
  return canOpen ? { kept, fetch: fetchPaper, open } : undefined
}

async function kept(address: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const cache = await caches.open(papersCache)
  const found = await cache.match(address)
  if (!found) return undefined
  const bytes = await bytesOf(found)
  if (await isOf(address, bytes)) return bytes
  await cache.delete(address)
  return undefined
}

async function fetchPaper(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(patienceMs) })
  if (!response.ok) throw new Error(`the sealed paper was answered with ${response.status}`)
  const bytes = await bytesOf(response)
  if (!(await isOf(address, bytes))) throw new Error('something else came than the sealed paper')
  // A browser that lays nothing down still has it in this page.
  await keep(address, bytes).catch(() => {})
  return bytes
}

async function keep(address: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const cache = await caches.open(papersCache)
  await cache.put(address, new Response(bytes))
  for (const old of (await cache.keys()).slice(0, -keptAtMost)) await cache.delete(old)
}

/** An address ends in the hash of what lies there: a network that wants a login first answers everything with its own page. */
async function isOf(address: string, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const written = btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '')
  return address.endsWith(written)
}

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())

export async function open(bytes: Uint8Array<ArrayBuffer>, key: string): Promise<ExamQuestion[]> {
  const opener = await crypto.subtle.importKey('raw', decode(key), 'AES-GCM', false, ['decrypt'])
  const nonce = { name: 'AES-GCM', iv: bytes.subarray(0, nonceLength) }
  const padded = await crypto.subtle.decrypt(nonce, opener, bytes.subarray(nonceLength))
  const content = new Uint8Array(padded, lengthBytes, new DataView(padded).getUint32(0))
  const plain = new Blob([content]).stream().pipeThrough(new DecompressionStream('deflate'))
  return (await new Response(plain).json()) as ExamQuestion[]
}

const decode = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
