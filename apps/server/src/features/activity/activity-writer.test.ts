import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ActivityWriter } from './activity-writer.ts'

const activity = (to: string) => ({ to, at: new Date(0) })
const away = () => Object.assign(new Error('the database is away'), { code: '57P01' })

/** Writes into a list; refuses what is named bad, as the database refuses a whole statement for one row. */
function openWriter({ bad = [] as string[] } = {}) {
  const written: string[][] = []
  const onSetAside = vi.fn()
  const state = { away: false }
  const writer = new ActivityWriter({
    async write(batch) {
      if (state.away) throw away()
      const paths = batch.map(({ to }) => to)
      if (paths.some((path) => bad.includes(path))) throw Object.assign(new Error('bad row'), { code: '22021' })
      written.push(paths)
    },
    onSetAside,
  })
  const add = (to: string) =>
    writer.add(activity(to)).then(
      () => 'accepted',
      (error: { code: string }) => error.code,
    )
  return { writer, written, onSetAside, state, add }
}

describe('writing activities', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('writes together what came together, and accepts nothing before it is written', async () => {
    const { written, add } = openWriter()
    const answered = vi.fn()
    const both = Promise.all([add('/a').then(answered), add('/b')])
    await Promise.resolve()
    expect(answered).not.toHaveBeenCalled()
    await vi.runAllTimersAsync()
    await both
    expect(written).toEqual([['/a', '/b']])
    expect(answered).toHaveBeenCalledWith('accepted')
  })

  it('tells everybody on a batch that the database is away, and writes what comes when it is back', async () => {
    const { written, state, add } = openWriter()
    state.away = true
    const lost = Promise.all([add('/a'), add('/b')])
    await vi.runAllTimersAsync()
    expect(await lost).toEqual(['unavailable', 'unavailable'])
    state.away = false
    const kept = add('/c')
    await vi.runAllTimersAsync()
    expect(await kept).toBe('accepted')
    expect(written).toEqual([['/c']])
  })

  it('sets a record aside that the database does not take, says so once, and writes all others', async () => {
    const { written, onSetAside, add } = openWriter({ bad: ['/37'] })
    const paths = Array.from({ length: 100 }, (_, nth) => `/${nth}`)
    const answers = Promise.all(paths.map(add))
    await vi.runAllTimersAsync()
    expect(onSetAside).toHaveBeenCalledTimes(1)
    expect(written.flat()).toEqual(paths.filter((path) => path !== '/37'))
    expect((await answers).filter((answer) => answer !== 'accepted')).toEqual(['bad_request'])
  })

  it('holds a few megabytes and no more, however many records come and however long each is', async () => {
    for (const length of [1, 2000]) {
      const { state, add } = openWriter()
      const answers: Promise<string>[] = []
      for (let sent = 0; sent < 10_000; sent++) answers.push(add('x'.repeat(length)))
      state.away = true
      await vi.runAllTimersAsync()
      const taken = (await Promise.all(answers)).length
      expect(taken).toBe(10_000)
      // What was refused at once left room for others; nothing is held any more.
      state.away = false
      const next = add('/next')
      await vi.runAllTimersAsync()
      expect(await next).toBe('accepted')
    }
    const { writer } = openWriter()
    let bytes = 0
    const all = Array.from({ length: 10_000 }, () =>
      writer.add(activity('x'.repeat(2000))).then(() => {
        bytes += 2000
      }),
    )
    const settled = Promise.allSettled(all)
    await vi.runAllTimersAsync()
    await settled
    expect(bytes).toBeLessThan(4 * 1024 * 1024)
  })

  it('answers everybody before it is closed', async () => {
    const { writer, written, add } = openWriter()
    const answers = Promise.all([add('/a'), add('/b')])
    const closed = writer.close()
    await vi.runAllTimersAsync()
    await closed
    expect(written).toEqual([['/a', '/b']])
    expect(await answers).toEqual(['accepted', 'accepted'])
  })
})
