import { describe, expect, it, vi } from 'vitest'
import { partBytes, sendParts, type Wire } from './send-parts.ts'

class Broken extends Error {}

const file = new File([new Uint8Array(partBytes * 2 + 1000)], 'lecture.mp4')

/** A server that keeps what it got when the line breaks, as ours does; `breaks` says how much of a part still arrives. */
function network(breaks: (number | undefined)[]) {
  const kept = new Map<string, number>()
  const wire: Wire = {
    begin: async () => {
      kept.set(`key ${kept.size + 1}`, 0)
      return `key ${kept.size}`
    },
    received: async (key) => kept.get(key),
    put: async (key, { offset, bytes }) => {
      if (kept.get(key) !== offset) throw new Error('at another place')
      const arrives = breaks.shift()
      kept.set(key, offset + Math.min(arrives ?? bytes.size, bytes.size))
      if (arrives !== undefined) throw new Broken()
      return offset + bytes.size
    },
  }
  return { wire, kept }
}

const send = (wire: Wire, given: Partial<Parameters<typeof sendParts>[0]> = {}) =>
  sendParts({
    ...{ wire, file, key: undefined, signal: new AbortController().signal },
    ...{ onKey: () => {}, onProgress: () => {}, onWaiting: () => {}, rest: async () => {} },
    isPassing: (error) => error instanceof Broken,
    ...given,
  })

describe('a file sent in parts', () => {
  it('arrives whole however often the line breaks', async () => {
    const { wire, kept } = network([0, 5, undefined, 1000, partBytes])
    const onWaiting = vi.fn()
    expect(await send(wire, { onWaiting })).toBe('key 1')
    expect([...kept.values()]).toEqual([file.size])
    expect(onWaiting.mock.calls.filter(([isWaiting]) => isWaiting)).toHaveLength(4)
  })

  it('goes on with one that was begun earlier, and begins anew where the server knows nothing of it', async () => {
    const { wire, kept } = network([])
    kept.set('earlier', 4000)
    expect(await send(wire, { key: 'earlier' })).toBe('earlier')
    expect(await send(wire, { key: 'forgotten' })).toBe('key 2')
  })

  it('ends when it is refused for good, or paused', async () => {
    const refusing = { ...network([]).wire, begin: () => Promise.reject(new Error('too large')) }
    await expect(send(refusing)).rejects.toThrow('too large')
    const pause = new AbortController()
    const { wire, kept } = network([100])
    const paused = send(wire, { signal: pause.signal, rest: async () => pause.abort() })
    await expect(paused).rejects.toThrow()
    expect([...kept.values()]).toEqual([100])
  })
})
