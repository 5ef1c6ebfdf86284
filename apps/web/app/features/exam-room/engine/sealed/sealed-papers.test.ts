import { createCipheriv, hash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { browserPapers, open } from './sealed-papers.ts'

/** As the server does it (`seal-paper.ts`). */
function seal(content: unknown) {
  const [key, iv] = [randomBytes(32), randomBytes(12)]
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const written = deflateSync(JSON.stringify(content))
  const padded = Buffer.alloc(4096)
  padded.writeUInt32BE(written.length)
  written.copy(padded, 4)
  const sealed = [iv, cipher.update(padded), cipher.final(), cipher.getAuthTag()]
  return { bytes: new Uint8Array(Buffer.concat(sealed)), key: key.toString('base64url') }
}

it('opens with its key, whatever letters that has', async () => {
  for (let nth = 0; nth < 20; nth++) {
    const questions = [{ id: nth, text: 'কোনটি সঠিক?' }]
    const { bytes, key } = seal(questions)
    expect(await open(bytes, key)).toEqual(questions)
  }
})

it('opens as the server has sealed it', async () => {
  const sample = new URL('../../../../../../../packages/contract/samples/sealed-paper.json', import.meta.url)
  const { bytes, key, questions } = JSON.parse(readFileSync(sample, 'utf8'))
  expect(await open(Uint8Array.from(Buffer.from(bytes, 'base64')), key)).toEqual(questions)
})

it('opens with no other key, and not when a byte was changed', async () => {
  const { bytes, key } = seal([1])
  await expect(open(bytes, seal([1]).key)).rejects.toThrow()
  bytes[20]! ^= 1
  await expect(open(bytes, key)).rejects.toThrow()
})

describe('what lies under an address', () => {
  const origin = 'http://localhost'
  const { bytes } = seal([{ id: 1 }])
  const address = `/files/papers/1-bn-mark.${hash('sha256', bytes, 'base64url')}`
  const portal = new TextEncoder().encode('<h1>Log in to this network</h1>')
  let laidDown: Map<string, Response>
  let answered: Uint8Array<ArrayBuffer>
  beforeEach(() => {
    laidDown = new Map()
    const nameOf = (asked: RequestInfo) => (asked instanceof Request ? asked.url : origin + asked)
    const cache = {
      match: async (asked: RequestInfo) => laidDown.get(nameOf(asked))?.clone(),
      put: async (asked: RequestInfo, response: Response) => void laidDown.set(nameOf(asked), response),
      delete: async (asked: RequestInfo) => laidDown.delete(nameOf(asked)),
      keys: async () => [...laidDown.keys()].map((url) => new Request(url)),
    }
    const caches = { match: cache.match, open: async () => cache }
    vi.stubGlobal('caches', caches)
    vi.stubGlobal('window', { caches, DecompressionStream })
    vi.stubGlobal('fetch', async () => new Response(answered))
    return () => vi.unstubAllGlobals()
  })
  const papers = () => browserPapers() as NonNullable<ReturnType<typeof browserPapers>>

  it('is kept when it is the paper', async () => {
    answered = bytes
    expect(await papers().fetch(address)).toEqual(bytes)
    expect(await papers().kept(address)).toEqual(bytes)
  })

  it('is not taken, and not kept, when a network that wants a login has answered', async () => {
    answered = portal
    await expect(papers().fetch(address)).rejects.toThrow()
    expect(laidDown.size).toBe(0)
    answered = bytes
    expect(await papers().fetch(address)).toEqual(bytes)
  })

  it('is removed when it is something else', async () => {
    laidDown.set(origin + address, new Response(portal))
    expect(await papers().kept(address)).toBeUndefined()
    expect(laidDown.size).toBe(0)
  })
})
