import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createExamServer, startsAt } from './testing/exam-server.ts'
import { createPhone, running } from './testing/phone.ts'

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const minute = 60_000

beforeEach(() => void vi.useFakeTimers({ now: startsAt }))
afterEach(() => void vi.useRealTimers())

async function enter({ minutes = 60, clockWrongBy = 0 } = {}) {
  const server = createExamServer({ minutes })
  server.now = () => Date.now()
  const phone = createPhone(server, { clockWrongBy })
  const open = async () => {
    const engine = phone.open()
    await pass(10)
    const room = engine.getSnapshot()
    if (room.phase === 'waiting') room.start()
    await pass(10)
    return engine
  }
  return { server, phone, open, engine: await open() }
}

describe('time that is given', () => {
  it('is shown with the answer to the next save, whatever the phone’s own clock says', async () => {
    const { server, engine } = await enter({ clockWrongBy: -3 * 3_600_000 })
    server.extend(10)
    expect(running(engine).endsAt).toBe(startsAt + 10 + 60 * minute)
    running(engine).choose(1, 2)
    await pass(100)
    expect(running(engine).endsAt - running(engine).now()).toBeGreaterThan(69 * minute)
    expect(running(engine).messages).toMatchObject([{ kind: 'extend', minutes: 10 }])
  })

  it('is shown when the live stream tells of it', async () => {
    const { server, engine } = await enter()
    server.extend(10)
    engine.heard()
    await pass(100)
    expect(running(engine).endsAt).toBe(startsAt + 10 + 70 * minute)
  })

  it('is asked for before a paper is handed in because its time is up', async () => {
    const { server, engine } = await enter()
    await pass(59 * minute)
    server.extend(10)
    await pass(2 * minute)
    expect(server.isFinished()).toBe(false)
    expect(running(engine).ended).toBe(false)
    running(engine).choose(1, 3)
    await pass(1000)
    expect(server.answers()).toEqual({ 1: 3 })
    await pass(10 * minute)
    expect(server.isFinished()).toBe(true)
  })

  it('opens the room again that had closed without a network', async () => {
    const { server, phone, engine } = await enter()
    server.reachable = false
    phone.online = false
    await pass(61 * minute)
    expect(running(engine).ended).toBe(true)
    server.extend(15)
    server.reachable = true
    phone.online = true
    engine.wake()
    await pass(10_000)
    expect(running(engine).ended).toBe(false)
    running(engine).choose(2, 1)
    await pass(1000)
    expect(server.answers()).toEqual({ 2: 1 })
  })

  it('brings back who had handed in', async () => {
    const { server, engine } = await enter()
    running(engine).finish()
    await pass(2000)
    expect(engine.getSnapshot().phase).toBe('finished')
    server.reopen(10)
    engine.heard()
    await pass(2000)
    expect(running(engine).endsAt - running(engine).now()).toBeGreaterThan(9 * minute)
    running(engine).choose(1, 4)
    await pass(1000)
    expect(server.answers()).toEqual({ 1: 4 })
  })
})

describe('a message', () => {
  it('is there after a reload without a network, and its reading is told when there is one', async () => {
    const { server, phone, engine, open } = await enter()
    server.say('প্রশ্ন ১২-তে mmol/L পড়ুন')
    engine.heard()
    await pass(500)
    server.reachable = false
    phone.online = false
    phone.close(engine)
    const again = await open()
    expect(running(again).messages).toMatchObject([{ kind: 'message', words: 'প্রশ্ন ১২-তে mmol/L পড়ুন' }])
    running(again).readMessage(1)
    await pass(500)
    expect([running(again).messages, server.read]).toEqual([[], []])
    phone.close(again)
    const third = await open()
    expect(running(third).messages).toEqual([])
    server.reachable = true
    phone.online = true
    third.wake()
    await pass(20_000)
    expect(server.read).toEqual([1])
    expect(running(third).messages).toEqual([])
  })

  it('reaches who comes back', async () => {
    const { server, phone, engine } = await enter()
    server.reachable = false
    phone.online = false
    engine.wake()
    server.say('এক মিনিট পরে শুরু হবে')
    engine.heard()
    await pass(30_000)
    expect(running(engine).messages).toEqual([])
    server.reachable = true
    phone.online = true
    engine.wake()
    await pass(5000)
    expect(running(engine).messages).toHaveLength(1)
  })

  it('that was read in one tab is gone in the other', async () => {
    const { server, engine, open } = await enter()
    const other = await open()
    server.say('শান্ত থাকুন')
    engine.heard()
    other.heard()
    await pass(500)
    running(engine).readMessage(1)
    await pass(500)
    expect([running(engine).messages, running(other).messages]).toEqual([[], []])
  })
})

describe('a pause', () => {
  it('takes no new choice, sends those from before, loses no time, and gives its length', async () => {
    const { server, engine } = await enter()
    server.delay = () => 3000
    running(engine).choose(1, 2)
    server.pause()
    engine.heard()
    await pass(20_000)
    expect(running(engine).paused).toBe(true)
    expect(server.answers()).toEqual({ 1: 2 })
    running(engine).choose(2, 1)
    running(engine).finish()
    await pass(90 * minute)
    expect([running(engine).ended, running(engine).paused, server.isFinished()]).toEqual([false, true, false])
    server.resume()
    engine.heard()
    await pass(20_000)
    expect(running(engine).paused).toBe(false)
    expect(running(engine).endsAt).toBe(server.endsAt())
    running(engine).choose(2, 3)
    await pass(20_000)
    expect(server.answers()).toEqual({ 1: 2, 2: 3 })
  })

  it('is over for a room that was not there when it went on', async () => {
    const { server, phone, engine } = await enter()
    server.pause()
    engine.heard()
    await pass(500)
    server.reachable = false
    phone.online = false
    server.resume()
    await pass(60_000)
    expect(running(engine).paused).toBe(true)
    server.reachable = true
    phone.online = true
    engine.wake()
    await pass(10_000)
    expect(running(engine).paused).toBe(false)
  })
})
