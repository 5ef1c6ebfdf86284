import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { createProgressStore } from './progress-store.ts'

function setUp() {
  const store = new Map<string, string>()
  let clock = 1_000_000
  const send = vi.fn(async (_videoId: number, body: { position_seconds: number }, _options: object) => ({
    position_seconds: body.position_seconds,
    watched_seconds: 0,
    completed: false,
  }))
  const deps = {
    send,
    recall: (name: string) => store.get(name) ?? null,
    remember: (name: string, value: string) => void store.set(name, value),
    forget: (name: string) => void store.delete(name),
    now: () => clock,
  }
  return { progress: createProgressStore(deps, 7), deps, send, store, pass: (ms: number) => (clock += ms) }
}

describe('the progress of a video', () => {
  it('is sent in whole seconds with how long ago it was, and then no more', async () => {
    const { progress, send, pass, store } = setUp()
    progress.note(3, 30.4, [[0, 30.4]])
    pass(2000)
    await progress.flush(3, { keepalive: true })
    expect(send).toHaveBeenCalledWith(
      3,
      { position_seconds: 30, watched: [[0, 30]], ago_seconds: 2 },
      { keepalive: true },
    )
    expect(await progress.flush(3)).toBeUndefined()
    expect([send.mock.calls.length, store.size]).toEqual([1, 0])
  })

  it('waits without a network and goes out later, all videos of it', async () => {
    const { progress, send, deps, pass } = setUp()
    send.mockRejectedValueOnce(new ApiError(0, 'offline'))
    progress.note(3, 12, [[0, 12]])
    progress.note(4, 5, [[0, 5]])
    await expect(progress.flush(3)).rejects.toMatchObject({ code: 'offline' })
    pass(60_000)
    await createProgressStore(deps, 7).flushAll()
    expect(send.mock.calls.slice(1).map(([id, body]) => [id, body])).toEqual([
      [3, { position_seconds: 12, watched: [[0, 12]], ago_seconds: 60 }],
      [4, { position_seconds: 5, watched: [[0, 5]], ago_seconds: 60 }],
    ])
  })

  it('says to the millisecond how long ago it was, so that of two leaps within a second the later one counts', async () => {
    const { progress, send, pass } = setUp()
    progress.note(3, 30, [])
    pass(600)
    await progress.flush(3)
    expect(send.mock.lastCall?.[1]).toMatchObject({ ago_seconds: 0.6 })
  })

  it('keeps what was watched before the network went', async () => {
    const { progress, send } = setUp()
    progress.note(3, 10, [[0, 10]])
    progress.note(3, 50, [[40, 50]])
    await progress.flush(3)
    expect(send.mock.lastCall?.[1]).toMatchObject({
      position_seconds: 50,
      watched: [
        [0, 10],
        [40, 50],
      ],
    })
  })

  it('is not lost when it plays on while a save is on its way', async () => {
    const { progress, send, pass } = setUp()
    progress.note(3, 10, [[0, 10]])
    const way = progress.flush(3)
    pass(1000)
    progress.note(3, 11, [[10, 11]])
    await way
    await progress.flush(3)
    expect(send.mock.lastCall?.[1]).toMatchObject({ position_seconds: 11 })
  })

  it('is given up when the server will never take it', async () => {
    const { progress, send, store } = setUp()
    send.mockRejectedValueOnce(new ApiError(404, 'not_found'))
    progress.note(3, 10, [[0, 10]])
    await expect(progress.flush(3)).rejects.toMatchObject({ code: 'not_found' })
    expect(store.size).toBe(0)
  })

  it('belongs to one doctor only', async () => {
    const { progress, deps, send } = setUp()
    progress.note(3, 10, [[0, 10]])
    await createProgressStore(deps, 8).flushAll()
    expect(send).not.toHaveBeenCalled()
  })

  it('survives a store that somebody has scribbled in', async () => {
    const { progress, store } = setUp()
    store.set('video_progress_7', '{nonsense')
    await progress.flushAll()
    progress.note(3, 1, [])
    expect(store.get('video_progress_7')).toContain('"position":1')
  })
})
