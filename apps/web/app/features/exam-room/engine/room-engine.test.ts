import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import type { RoomEngine } from './room-engine.ts'
import { createExamServer, startsAt } from './testing/exam-server.ts'
import { createPhone, running } from './testing/phone.ts'

let server: ReturnType<typeof createExamServer>
let phone: ReturnType<typeof createPhone>

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

async function started(device = phone): Promise<RoomEngine> {
  const engine = device.open()
  await pass()
  const room = engine.getSnapshot()
  if (room.phase === 'waiting') room.start()
  await pass()
  return engine
}

async function reload(): Promise<RoomEngine> {
  phone.closeAll()
  const engine = phone.open()
  await pass()
  return engine
}

function cut(): void {
  server.reachable = false
  phone.online = false
}

async function mend(engine: RoomEngine): Promise<void> {
  server.reachable = true
  phone.online = true
  engine.wake()
  await pass(10)
}

function setUp(options?: Parameters<typeof createExamServer>[0]): void {
  server = createExamServer(options)
  server.now = () => Date.now()
  phone = createPhone(server)
}

beforeEach(() => {
  vi.useFakeTimers({ now: startsAt })
  setUp()
})
afterEach(() => {
  phone.closeAll()
  vi.useRealTimers()
})

it('begins nothing before the press', async () => {
  const engine = phone.open()
  await pass()
  expect(engine.getSnapshot()).toMatchObject({ phase: 'waiting', starting: false })
  const room = engine.getSnapshot()
  if (room.phase === 'waiting') room.start()
  await pass()
  expect(running(engine)).toMatchObject({ attempt: 1, here: 0, endsAt: startsAt + 3_600_000, ended: false })
})

it('says why it could not start, and starts at the next press', async () => {
  const engine = phone.open()
  await pass()
  server.refuse = new ApiError(403, 'not_enrolled')
  const room = engine.getSnapshot()
  if (room.phase === 'waiting') room.start()
  await pass()
  expect(engine.getSnapshot()).toMatchObject({ phase: 'waiting', starting: false, problem: { code: 'not_enrolled' } })
  server.refuse = undefined
  const again = engine.getSnapshot()
  if (again.phase === 'waiting') again.start()
  await pass()
  expect(running(engine).questions).toHaveLength(5)
})

it('shows a choice at once and counts it saved when the server has it', async () => {
  const engine = await started()
  running(engine).choose(2, 4)
  expect(running(engine).answers.get(2)).toBe(4)
  expect(running(engine).save).toMatchObject({ saved: 0, waiting: 1 })
  expect(running(engine).save.ofQuestion(2)).toBe('none')
  await pass()
  expect(running(engine).save).toMatchObject({ saved: 1, waiting: 0, total: 5 })
  expect(running(engine).save.ofQuestion(2)).toBe('saved')
  expect(server.answers()).toEqual({ 2: 4 })
})

it('takes a choice back', async () => {
  const engine = await started()
  running(engine).choose(2, 4)
  await pass()
  running(engine).choose(2, null)
  await pass()
  expect(running(engine).answers.has(2)).toBe(false)
  expect(server.answers()).toEqual({ 2: null })
})

describe('without a network', () => {
  it('keeps choices over a reload without a network, and sends all of them on return', async () => {
    let engine = await started()
    running(engine).choose(1, 1)
    await pass()
    cut()
    running(engine).choose(2, 2)
    running(engine).choose(3, 3)
    running(engine).choose(3, 5)
    running(engine).goTo(3)
    await pass(2000)
    expect(running(engine)).toMatchObject({ connection: 'offline', save: { saved: 1, waiting: 2 } })
    expect(running(engine).save.ofQuestion(2)).toBe('stored')
    engine = await reload()
    expect(running(engine)).toMatchObject({ here: 3, save: { saved: 1, waiting: 2 }, endsAt: startsAt + 3_600_000 })
    expect([...running(engine).answers]).toEqual([
      [1, 1],
      [2, 2],
      [3, 5],
    ])
    running(engine).choose(4, 4)
    await pass(60_000)
    await mend(engine)
    expect(server.answers()).toEqual({ 1: 1, 2: 2, 3: 5, 4: 4 })
    expect(running(engine)).toMatchObject({ connection: 'online', save: { saved: 4, waiting: 0 } })
  })

  it('loses nothing when the page goes in the very moment of a choice', async () => {
    let engine = await started()
    cut()
    phone.storage.writeMs = 5
    running(engine).goTo(2)
    running(engine).choose(3, 4)
    engine = await reload()
    expect(running(engine)).toMatchObject({ here: 2, save: { waiting: 1 } })
    expect(running(engine).answers.get(3)).toBe(4)
  })

  it('loses nothing when the next page goes before it has taken that over', async () => {
    let engine = await started()
    cut()
    phone.storage.writeMs = 5
    running(engine).choose(3, 4)
    phone.closeAll()
    for (const moment of [0, 1, 4]) {
      engine = phone.open()
      await pass(moment)
      phone.kill(engine)
    }
    engine = await reload()
    expect(running(engine).answers.get(3)).toBe(4)
    await pass(50)
    phone.storage.textsAreFull = true
    engine = await reload()
    expect(running(engine).answers.get(3)).toBe(4)
  })

  it('loses nothing when saves arrive but their answers are lost', async () => {
    const engine = await started()
    server.arrives = true
    cut()
    running(engine).choose(1, 1)
    await pass(100)
    running(engine).choose(1, 2)
    await pass(5000)
    expect(running(engine).save.waiting).toBe(1)
    await mend(engine)
    expect(server.answers()).toEqual({ 1: 2 })
    expect(running(engine).save.waiting).toBe(0)
  })

  it('cannot open a room that was never opened here, and opens it when the network is back', async () => {
    cut()
    const engine = phone.open()
    await pass()
    expect(engine.getSnapshot()).toMatchObject({ phase: 'failed', error: { code: 'offline' } })
    await mend(engine)
    expect(engine.getSnapshot().phase).toBe('waiting')
  })
})

describe('a device that keeps nothing', () => {
  const chooseAll = (engine: RoomEngine, ids: number[], answer: number) => {
    for (const id of ids) running(engine).choose(id, answer)
  }

  it.each(['refuses', 'hangs'] as const)('has its answers over a reload when its database %s half-way', async (how) => {
    let engine = await started()
    cut()
    chooseAll(engine, [1, 2], 1)
    await pass(1000)
    phone.storage.writes = how
    chooseAll(engine, [2, 3, 4], 2)
    await pass(10_000)
    expect(running(engine).save).toMatchObject({ durable: true, waiting: 4 })
    expect(running(engine).save.ofQuestion(4)).toBe('stored')
    // Not even what it had can be read any more.
    phone.storage.reads = how
    phone.closeAll()
    engine = phone.open()
    await pass(10_000)
    expect([...running(engine).answers]).toEqual([
      [1, 1],
      [2, 2],
      [3, 2],
      [4, 2],
    ])
    await mend(engine)
    expect(server.answers()).toEqual({ 1: 1, 2: 2, 3: 2, 4: 2 })
  })

  it('reads what a database has that takes nothing any more', async () => {
    let engine = await started()
    cut()
    chooseAll(engine, [1, 2], 1)
    await pass(1000)
    phone.storage.writes = 'refuses'
    phone.storage.textsAreFull = true
    engine = await reload()
    await pass(10)
    expect([...running(engine).answers.keys()]).toEqual([1, 2])
    expect(running(engine).save.durable).toBe(false)
  })

  it('does not say that an answer is unsaved which only memory has, and goes on sending', async () => {
    phone.storage.writes = 'refuses'
    phone.storage.textsAreFull = true
    const engine = await started()
    cut()
    running(engine).choose(1, 1)
    await pass(1000)
    expect(running(engine).save).toMatchObject({ durable: false, waiting: 1 })
    expect(running(engine).save.ofQuestion(1)).toBe('none')
    await mend(engine)
    expect(server.answers()).toEqual({ 1: 1 })
  })

  it('keeps again as soon as there is space', async () => {
    phone.storage.writes = 'refuses'
    phone.storage.textsAreFull = true
    let engine = await started()
    cut()
    running(engine).choose(1, 1)
    await pass(1000)
    phone.storage.textsAreFull = false
    running(engine).choose(2, 2)
    await pass(1000)
    expect(running(engine).save.durable).toBe(true)
    engine = await reload()
    expect([...running(engine).answers.keys()]).toEqual([1, 2])
  })

  it('sends what a slow database has as soon as it has given it', async () => {
    let engine = await started()
    cut()
    chooseAll(engine, [1, 2], 1)
    await pass(1000)
    phone.storage.textsAreFull = true
    phone.storage.readMs = 5000
    phone.closeAll()
    await pass(10)
    server.reachable = true
    phone.online = true
    engine = phone.open()
    await pass(4000)
    expect(running(engine).answers.size).toBe(0)
    await pass(10_000)
    expect([...running(engine).answers.keys()]).toEqual([1, 2])
    expect(server.answers()).toEqual({ 1: 1, 2: 1 })
  })

  it('opens without a network as soon as a slow database has given the room', async () => {
    let engine = await started()
    cut()
    chooseAll(engine, [1, 2], 1)
    await pass(1000)
    phone.storage.readMs = 5000
    phone.closeAll()
    engine = phone.open()
    await pass(4000)
    expect(engine.getSnapshot()).toMatchObject({ phase: 'failed', error: { code: 'offline' } })
    await pass(12_000)
    expect([...running(engine).answers.keys()]).toEqual([1, 2])
  })

  it('opens within seconds where the database never answers', async () => {
    phone.storage.reads = 'hangs'
    phone.storage.writes = 'hangs'
    const engine = phone.open()
    await pass(4000)
    const room = engine.getSnapshot()
    if (room.phase === 'waiting') room.start()
    await pass(100)
    running(engine).choose(1, 1)
    await pass(100)
    expect(running(engine).save).toMatchObject({ saved: 1, durable: true })
  })
})

it('hands in where a round trip takes half a minute', async () => {
  const engine = await started()
  server.delay = () => 15_000
  for (const id of [1, 2, 3, 4, 5]) running(engine).choose(id, id)
  running(engine).finish()
  await pass(300_000)
  expect(engine.getSnapshot()).toMatchObject({ phase: 'finished', unsaved: [] })
  expect(server.answers()).toEqual({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 })
})

describe('two devices', () => {
  it('shows on the second what was chosen on the first', async () => {
    const engine = await started()
    running(engine).choose(1, 5)
    running(engine).toggleFlag(3)
    await pass()
    const other = await started(createPhone(server))
    expect(running(other).answers.get(1)).toBe(5)
    expect([...running(other).flagged]).toEqual([3])
  })

  it('lets the later choice win, also over one that waited on the first device', async () => {
    const engine = await started()
    cut()
    running(engine).choose(1, 1)
    await pass(5000)
    server.reachable = true
    const laptop = createPhone(server)
    const other = await started(laptop)
    running(other).choose(1, 2)
    await pass()
    await mend(engine)
    await pass(6000)
    expect(server.answers()).toEqual({ 1: 2 })
    expect(running(engine).answers.get(1)).toBe(2)
    expect(running(engine).save.waiting).toBe(0)
    laptop.closeAll()
  })

  it('says how many answers came too late when it was handed in elsewhere', async () => {
    const engine = await started()
    cut()
    running(engine).choose(1, 1)
    running(engine).choose(2, 1)
    await pass(1000)
    server.finishNow()
    await mend(engine)
    expect(engine.getSnapshot()).toMatchObject({ phase: 'finished', unsaved: [1, 2] })
    expect(server.answers()).toEqual({})
  })
})

describe('two tabs', () => {
  it('show each other’s choices and flags, and send each once', async () => {
    const one = await started()
    const two = await started()
    running(one).choose(1, 3)
    running(one).toggleFlag(2)
    await pass()
    expect(running(two).answers.get(1)).toBe(3)
    expect([...running(two).flagged]).toEqual([2])
    running(two).choose(1, 4)
    await pass(60_000)
    expect(running(one).answers.get(1)).toBe(4)
    expect([running(one).save.waiting, running(two).save.waiting]).toEqual([0, 0])
    expect(server.answers()).toEqual({ 1: 4 })
    expect(server.saves).toBe(2)
  })

  it('show each other also what the device does not keep', async () => {
    const one = await started()
    const two = await started()
    phone.storage.writes = 'refuses'
    phone.storage.textsAreFull = true
    running(one).choose(1, 3)
    await pass()
    expect(running(two).answers.get(1)).toBe(3)
  })

  it('both end when one hands in', async () => {
    const one = await started()
    const two = await started()
    running(one).finish()
    await pass(500)
    expect([one.getSnapshot().phase, two.getSnapshot().phase]).toEqual(['finished', 'finished'])
  })
})

describe('the end', () => {
  it('sends what waits before it hands in', async () => {
    const engine = await started()
    cut()
    running(engine).choose(1, 1)
    await pass(500)
    server.reachable = true
    phone.online = true
    running(engine).finish()
    await pass(500)
    expect(engine.getSnapshot()).toMatchObject({ phase: 'finished', unsaved: [] })
    expect(server.answers()).toEqual({ 1: 1 })
    expect(await phone.store.newest('7/quiz/a/')).toBeUndefined()
  })

  it('fails to hand in without a network, loses nothing, and can be tried again', async () => {
    const engine = await started()
    cut()
    running(engine).choose(1, 1)
    running(engine).finish()
    await pass(500)
    expect(running(engine)).toMatchObject({ finishing: 'failed', finishProblem: { code: 'offline' } })
    await mend(engine)
    running(engine).finish()
    await pass(500)
    expect(engine.getSnapshot()).toMatchObject({ phase: 'finished', unsaved: [] })
    expect(server.answers()).toEqual({ 1: 1 })
  })

  it('closes at the deadline and hands in what is there', async () => {
    const engine = await started()
    running(engine).choose(1, 1)
    await pass(3_600_000 - 10)
    expect(running(engine).ended).toBe(false)
    server.refuse = new ApiError(503, 'unavailable')
    await pass(20)
    expect(running(engine).ended).toBe(true)
    running(engine).choose(2, 2)
    expect(running(engine).answers.has(2)).toBe(false)
    server.refuse = undefined
    await pass(10_000)
    expect(engine.getSnapshot()).toMatchObject({ phase: 'finished', unsaved: [] })
    expect(server.answers()).toEqual({ 1: 1 })
  })

  it('gets answers in that waited at the deadline, when the network is back within the grace', async () => {
    const engine = await started()
    cut()
    running(engine).choose(1, 1)
    await pass(3_600_000 + 20_000)
    expect(running(engine)).toMatchObject({ ended: true, save: { waiting: 1 } })
    await mend(engine)
    await pass(6000)
    expect(engine.getSnapshot()).toMatchObject({ phase: 'finished', unsaved: [] })
    expect(server.answers()).toEqual({ 1: 1 })
  })

  it('says honestly what did not get in any more', async () => {
    const engine = await started()
    cut()
    running(engine).choose(1, 1)
    await pass(3_600_000 + 40_000)
    await mend(engine)
    await pass(10_000)
    expect(engine.getSnapshot()).toMatchObject({ phase: 'finished', unsaved: [1] })
  })

  it('comes at the same moment on a phone whose clock is three hours wrong', async () => {
    phone = createPhone(server, { clockWrongBy: 3 * 3_600_000 })
    const engine = await started()
    await pass(3_600_000 - 1000)
    expect(running(engine)).toMatchObject({ ended: false })
    expect(running(engine).endsAt - running(engine).now()).toBe(1000)
    await pass(1000)
    expect(running(engine).ended).toBe(true)
    await pass(300)
    expect(engine.getSnapshot().phase).toBe('finished')
  })

  it('is never handed in by a room whose clock is ahead, because a call was slow on its way there', async () => {
    let ways = 0
    server.delay = () => (ways++ % 2 === 0 ? 4000 : 0)
    const engine = phone.open()
    await pass(5000)
    const room = engine.getSnapshot()
    if (room.phase === 'waiting') room.start()
    await pass(5000)
    const { endsAt, now } = running(engine)
    expect(now() - Date.now()).toBe(2000)
    server.delay = () => 0
    await pass(endsAt - Date.now() + 5000)
    expect(server.finishedAt()).toBeGreaterThanOrEqual(endsAt)
  })
})

describe('the sign-in', () => {
  it('may end in the middle: nothing is sent, and everything after the same doctor has signed in again', async () => {
    const engine = await started()
    phone.token = null
    engine.sessionChanged()
    running(engine).choose(1, 1)
    await pass(60_000)
    expect(running(engine)).toMatchObject({ trouble: 'signed-out', save: { waiting: 1 } })
    expect(server.saves).toBe(0)
    phone.token = 'another of doctor 7'
    engine.sessionChanged()
    await pass(10)
    expect(running(engine)).toMatchObject({ trouble: null, save: { saved: 1, waiting: 0 } })
  })

  it('of another doctor neither shows nor sends the first one’s answers', async () => {
    const engine = await started()
    cut()
    running(engine).choose(1, 1)
    await pass(100)
    server.reachable = true
    phone.token = 'of doctor 8'
    phone.doctorId = 8
    engine.sessionChanged()
    await pass(60_000)
    expect(running(engine).answers.size).toBe(0)
    expect(server.saves).toBe(0)
  })
})

it('does not send into a further attempt what was chosen in an earlier one', async () => {
  setUp({ attempts: null })
  const engine = await started()
  cut()
  running(engine).choose(1, 1)
  await pass(200_000)
  server.finishNow()
  await mend(engine)
  expect(engine.getSnapshot()).toMatchObject({ phase: 'finished', unsaved: [1] })
  expect(server.saves).toBe(0)
})
