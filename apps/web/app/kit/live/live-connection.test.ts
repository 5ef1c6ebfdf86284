import type { LiveMessage } from '@prostuti/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pauseBefore, startLiveConnection } from './live-connection.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A server whose streams the test writes, one for each time it is asked. */
function setUp(answer: (stream: Response) => Response | Error = (stream) => stream) {
  const streams: { say: (text: string) => Promise<void>; end: () => Promise<void>; signal: AbortSignal }[] = []
  const said: LiveMessage[] = []
  const state = { canRun: true, random: 0 }
  const onSignInEnded = vi.fn()
  const open = vi.fn(async (signal: AbortSignal) => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    const flush = () => vi.advanceTimersByTimeAsync(0)
    signal.addEventListener('abort', () => void writer.abort(signal.reason).catch(() => {}))
    writer.closed.catch(() => {})
    streams.push({
      signal,
      say: async (text) => {
        await writer.write(new TextEncoder().encode(text))
        await flush()
      },
      end: async () => {
        await writer.close()
        await flush()
      },
    })
    const result = answer(new Response(readable))
    if (result instanceof Error) throw result
    return result
  })
  const connection = startLiveConnection({
    open,
    say: (message) => said.push(message),
    onSignInEnded,
    canRun: () => state.canRun,
    random: () => state.random,
  })
  return { connection, streams, said, state, open, onSignInEnded }
}

const resync = 'data: "resync"\n\n'
const complaint = 'data: {"kind":"complaint","id":3}\n\n'
const notice = 'data: {"kind":"notice","id":4}\n\n'
const settle = () => vi.advanceTimersByTimeAsync(0)

describe('the live connection', () => {
  it('passes on what it hears', async () => {
    const { streams, said } = setUp()
    await settle()
    await streams[0]?.say(resync + complaint)
    expect(said).toEqual(['resync', { kind: 'complaint', id: 3 }])
  })

  it('spreads news for many over a second, so that they do not all ask at once', async () => {
    const { streams, said, state } = setUp()
    await settle()
    await streams[0]?.say(resync)
    state.random = 0.5
    await streams[0]?.say(notice)
    await vi.advanceTimersByTimeAsync(499)
    expect(said).toEqual(['resync'])
    await vi.advanceTimersByTimeAsync(1)
    expect(said).toEqual(['resync', { kind: 'notice', id: 4 }])
  })

  it('comes back after a break, later each time, and soon again once it has been heard', async () => {
    const { streams, open } = setUp()
    await settle()
    for (const [nth, pause] of [500, 1000, 2000].entries()) {
      await streams[nth]?.end()
      await vi.advanceTimersByTimeAsync(pause - 1)
      expect(open).toHaveBeenCalledTimes(nth + 1)
      await vi.advanceTimersByTimeAsync(1)
      expect(open).toHaveBeenCalledTimes(nth + 2)
    }
    await streams[3]?.say(resync)
    await streams[3]?.end()
    await vi.advanceTimersByTimeAsync(500)
    expect(open).toHaveBeenCalledTimes(5)
  })

  it('waits no longer than a minute, and never less than half of it', () => {
    expect([0, 3, 20].map((failures) => pauseBefore(failures, 1))).toEqual([1000, 8000, 60_000])
    expect(pauseBefore(20, 0)).toBe(30_000)
  })

  it('gives a silent connection up, which a heartbeat would have kept', async () => {
    const { streams, open } = setUp()
    await settle()
    await vi.advanceTimersByTimeAsync(50_000)
    await streams[0]?.say(':\n\n')
    await vi.advanceTimersByTimeAsync(59_000)
    expect(streams[0]?.signal.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(2000)
    expect(streams[0]?.signal.aborted).toBe(true)
    expect(open).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['rests after a refusal', 423, 0],
    ['tells of a sign-in that has ended, and rests', 401, 1],
  ])('%s until something changes', async (_, status, ended) => {
    const { connection, open, onSignInEnded } = setUp(() => new Response('{}', { status }))
    await vi.advanceTimersByTimeAsync(600_000)
    expect(open).toHaveBeenCalledTimes(1)
    expect(onSignInEnded).toHaveBeenCalledTimes(ended)
    connection.wake()
    expect(open).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['a server in trouble', () => new Response('', { status: 503 })],
    ['a network that fails', () => new TypeError('Failed to fetch')],
  ])('asks %s again', async (_, answer) => {
    const { open } = setUp(answer)
    await vi.advanceTimersByTimeAsync(500)
    expect(open).toHaveBeenCalledTimes(2)
  })

  it('does not come back by itself when the server made room for another tab', async () => {
    const { streams, connection, open } = setUp()
    await settle()
    await streams[0]?.say(`${resync}event: bye\ndata: "bye"\n\n`)
    await streams[0]?.end()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(open).toHaveBeenCalledTimes(1)
    connection.wake()
    expect(open).toHaveBeenCalledTimes(2)
  })

  it('is kept for a minute while nobody looks, then closed, and opened when somebody does', async () => {
    const { connection, streams, open } = setUp()
    await settle()
    connection.doze()
    await vi.advanceTimersByTimeAsync(30_000)
    connection.wake()
    await streams[0]?.say(resync)
    connection.doze()
    await vi.advanceTimersByTimeAsync(59_999)
    expect(streams[0]?.signal.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(streams[0]?.signal.aborted).toBe(true)
    expect(open).toHaveBeenCalledTimes(1)
    connection.wake()
    expect(open).toHaveBeenCalledTimes(2)
  })

  it('tries nothing while there is no network', async () => {
    const { connection, streams, open, state } = setUp()
    await settle()
    state.canRun = false
    await streams[0]?.end()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(open).toHaveBeenCalledTimes(1)
    state.canRun = true
    connection.wake()
    expect(open).toHaveBeenCalledTimes(2)
  })

  it('says nothing after it was stopped', async () => {
    const { connection, streams, said, state, open } = setUp()
    await settle()
    await streams[0]?.say(resync)
    state.random = 1
    await streams[0]?.say(notice)
    connection.stop()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(said).toEqual(['resync'])
    expect(open).toHaveBeenCalledTimes(1)
  })
})
