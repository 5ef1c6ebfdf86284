import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { WireAnswer } from '../../../kit/exam/exam-types.ts'
import type { RoomEngine } from './room-engine.ts'
import { createExamServer, startsAt } from './testing/exam-server.ts'
import { createPhone, running } from './testing/phone.ts'

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => void vi.useFakeTimers({ now: startsAt }))
afterEach(() => void vi.useRealTimers())

const happening = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constant('choose' as const),
      tab: fc.nat(1),
      id: fc.integer({ min: 1, max: 5 }),
      answer: fc.option(fc.integer({ min: 1, max: 5 })),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant('pass' as const), ms: fc.constantFrom(1, 20, 400, 1500, 20_000) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constantFrom('cut' as const, 'cut-back' as const, 'mend' as const) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('reload' as const),
      tab: fc.nat(1),
      /** Pages that were opened and closed again before they had read anything, or a moment later. */
      closedAfter: fc.array(fc.constantFrom(0, 1, 3, 8), { maxLength: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('storage' as const),
      writes: fc.constantFrom('fine' as const, 'refuses' as const, 'hangs' as const),
      textsAreFull: fc.boolean(),
    }),
  },
)

/** What is done in the control room; heard by the stream or not. */
const control = {
  weight: 2,
  arbitrary: fc.record({
    what: fc.constant('control' as const),
    deed: fc.constantFrom('extend' as const, 'pause' as const, 'resume' as const, 'say' as const),
    heard: fc.boolean(),
  }),
}

const delays = fc.array(fc.constantFrom(0, 1, 5, 60, 700, 8000), { minLength: 1, maxLength: 12 })

it('has on the server what was chosen last, and knows how it stands, after any cuts, lost answers, reloads, refused writes, deeds of the control room and in two tabs', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ weight: 16, arbitrary: happening }, control), { maxLength: 60 }),
      delays,
      fc.constantFrom(0, 4),
      async (happenings, ways, writeMs) => {
        vi.setSystemTime(startsAt)
        const server = createExamServer({ minutes: 600 })
        server.now = () => Date.now()
        let way = 0
        const slow = () => ways[way++ % ways.length] ?? 0
        const phone = createPhone(server)
        const tabs: RoomEngine[] = []
        const wanted = new Map<number, WireAnswer>()
        const open = async (tab: number) => {
          tabs[tab] = phone.open()
          await pass(1)
          const room = tabs[tab].getSnapshot()
          if (room.phase === 'waiting') room.start()
          await pass(1)
        }
        // Something on the phone still keeps: else nobody could promise anything over a reload.
        const setStorage = ({
          writes,
          textsAreFull,
        }: {
          writes: 'fine' | 'refuses' | 'hangs'
          textsAreFull: boolean
        }) => {
          phone.storage.writes = writes
          phone.storage.textsAreFull = writes === 'fine' && textsAreFull && phone.storage.writeMs === 0
        }
        await open(0)
        await open(1)
        server.delay = slow
        phone.storage.writeMs = writeMs
        for (const event of happenings) {
          const tab = 'tab' in event ? tabs[event.tab] : undefined
          if (event.what === 'choose' && tab) {
            const before = running(tab).answers.get(event.id) ?? null
            const { paused } = running(tab)
            running(tab).choose(event.id, event.answer)
            if (before !== event.answer && !paused) wanted.set(event.id, event.answer)
            // Two choices in two tabs within a millisecond have no order.
            await pass(2)
          } else if (event.what === 'control') {
            if (event.deed === 'extend') server.extend(5)
            else if (event.deed === 'say') server.say('শান্ত থাকুন')
            else if (event.deed === 'pause') server.pause()
            else server.resume()
            if (event.heard) for (const each of tabs) each.heard()
          } else if (event.what === 'pass') await pass(event.ms)
          else if (event.what === 'reload' && tab) {
            phone.close(tab)
            for (const moment of event.closedAfter) {
              const brief = phone.open()
              if (moment > 0) await pass(moment)
              phone.kill(brief)
            }
            // What the old page had sent may still arrive, long after.
            await open(event.tab)
          } else if (event.what === 'storage') setStorage(event)
          else if (event.what === 'mend') {
            server.reachable = true
            phone.online = true
            for (const each of tabs) each.wake()
          } else {
            server.reachable = false
            // Not only the way there may break, also the way back alone.
            server.arrives = event.what === 'cut-back'
            phone.online = event.what === 'cut-back'
          }
        }
        server.reachable = true
        phone.online = true
        server.resume()
        for (const each of tabs) each.wake()
        await pass(300_000)
        for (const [id, answer] of wanted) {
          expect(server.steps.get(id)?.answer ?? null).toBe(answer)
          for (const each of tabs) expect(running(each).answers.get(id) ?? null).toBe(answer)
        }
        for (const each of tabs) {
          const { save, endsAt, paused, messages } = running(each)
          expect([save.waiting, endsAt, paused]).toEqual([0, server.endsAt(), false])
          expect(messages.map(({ id }) => id)).toEqual(server.unread())
        }
        phone.closeAll()
      },
    ),
    {
      numRuns: 150,
      // Found once in a thousand runs: the second tab's clock is behind that of the first, which has measured a slow network.
      examples: [
        [
          [
            { what: 'reload', tab: 0, closedAfter: [] },
            { what: 'pass', ms: 20_000 },
            { what: 'choose', tab: 0, id: 2, answer: 1 },
            { what: 'choose', tab: 1, id: 2, answer: 2 },
          ],
          [8000, 0],
          4,
        ],
        // The picture of the sitting was on its way back when more time was given.
        [
          [
            { what: 'reload', tab: 0, closedAfter: [] },
            { what: 'control', deed: 'extend', heard: false },
          ],
          [0, 8000],
          0,
        ],
      ],
    },
  )
})
