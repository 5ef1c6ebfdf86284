import type { ExamQuestion } from '../../../../kit/exam/exam-types.ts'

/** The papers that this browser holds without being able to read them. */
export type SealedPapers = {
  /** What lies here from before. */
  kept(address: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** From the server, and laid down here. */
  fetch(address: string): Promise<Uint8Array<ArrayBuffer>>
  open(bytes: Uint8Array<ArrayBuffer>, key: string): Promise<ExamQuestion[]>
}

/** Not tied to a release, and nothing of a doctor's: the service worker leaves it alone. */
const cacheName = 'papers'
const keptAtMost = 4
const nonceLength = 12
const patienceMs = 60_000

/** Undefined where the browser cannot open one: too old, or on an address without https. Then the start brings the questions. */
export function browserPapers(): SealedPapers | undefined {
  const canOpen = 'caches' in window && 'subtle' in crypto && 'DecompressionStream' in window
  return canOpen ? { kept, fetch: fetchPaper, open } : undefined
}

async function kept(address: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const found = await caches.match(address, { cacheName })
  return found && bytesOf(found)
}

async function fetchPaper(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(patienceMs) })
  if (!response.ok) throw new Error(`the sealed paper was answered with ${response.status}`)
  const bytes = await bytesOf(response)
  // A browser that lays nothing down still has it in this page.
  await keep(address, bytes).catch(() => {})
  return bytes
}

async function keep(address: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.put(address, new Response(bytes))
  for (const old of (await cache.keys()).slice(0, -keptAtMost)) await cache.delete(old)
}

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())

export async function open(bytes: Uint8Array<ArrayBuffer>, key: string): Promise<ExamQuestion[]> {
  const opener = await crypto.subtle.importKey('raw', decode(key), 'AES-GCM', false, ['decrypt'])
  const nonce = { name: 'AES-GCM', iv: bytes.subarray(0, nonceLength) }
  const content = await crypto.subtle.decrypt(nonce, opener, bytes.subarray(nonceLength))
  const plain = new Blob([content]).stream().pipeThrough(new DecompressionStream('deflate'))
  return (await new Response(plain).json()) as ExamQuestion[]
}

const decode = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
