import { tables } from '@prostuti/db'
import { sandboxZoomAccounts, startSandbox } from '@prostuti/sandbox'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { minutes } from '../../testing/test-clock.ts'
import { createZoom } from '../zoom/index.ts'
import { openClassTest } from './live-class-test.fixture.ts'
import { createOwnLinks } from './own-link.ts'

const test = await openClassTest()
const { db, clock } = test
const sandbox = await startSandbox({ clock: clock.now })
afterAll(async () => {
  await sandbox.close()
  await test.close()
})

const meeting = '88812345678'
const errors: unknown[] = []
const open = () =>
  createOwnLinks({
    db,
    zoom: createZoom({ db, clock: clock.now }, sandboxZoomAccounts(sandbox.url)),
    clock: clock.now,
    publicUrl: 'http://localhost:3000',
    onError: (error) => errors.push(error),
  })

beforeEach(async () => {
  clock.move(minutes(90))
  sandbox.zoom.clear()
  errors.length = 0
  await db.delete(tables.classRegistrant)
})

describe('a doctor’s own link to a Zoom meeting', () => {
  it('is made at the first press, kept, and made no second time', async () => {
    const doctor = await test.student()
    const link = await open()(doctor.id, meeting)
    expect(link).toMatch(/\/zoom\/w\/88812345678\?tk=/)
    expect(await open()(doctor.id, meeting)).toBe(link)
    expect(sandbox.zoom.registrants()).toMatchObject([
      { meeting, name: `${doctor.name} #${doctor.id}`, email: `doctor-${doctor.id}@class.invalid` },
    ])
  })

  it('is asked for once when pressed twice at once, and is another for another doctor', async () => {
    const [one, other] = [await test.student(), await test.student()]
    const ownLink = open()
    const [first, second, third] = await Promise.all([
      ownLink(one.id, meeting),
      ownLink(one.id, meeting),
      ownLink(other.id, meeting),
    ])
    expect(second).toBe(first)
    expect(third).not.toBe(first)
    expect(sandbox.zoom.registrants()).toHaveLength(2)
    expect(sandbox.zoom.tokensGiven()).toBe(1)
  })

  it('survives a token that Zoom no longer takes', async () => {
    const ownLink = open()
    await ownLink((await test.student()).id, meeting)
    clock.move(minutes(1))
    sandbox.zoom.revokeTokens()
    expect(await ownLink((await test.student()).id, meeting)).toBeDefined()
    expect(sandbox.zoom.tokensGiven()).toBe(2)
  })

  it.each([
    ['is away', () => sandbox.zoom.setDown(true)],
    ['speaks nonsense', () => sandbox.zoom.failNext({ kind: 'garbage', at: 'registrants' })],
    ['is asked too often', () => sandbox.zoom.setPerSecond(0)],
  ])('is not had when Zoom %s; then nobody asks until it has rested', async (_, fail) => {
    const ownLink = open()
    const [one, other] = [await test.student(), await test.student()]
    fail()
    expect(await ownLink(one.id, meeting)).toBeUndefined()
    expect(errors).toHaveLength(1)
    sandbox.zoom.setDown(false)
    sandbox.zoom.setPerSecond(30)
    expect(await ownLink(other.id, meeting)).toBeUndefined()
    expect(errors).toHaveLength(1)
    clock.move(minutes(1))
    expect(await ownLink(other.id, meeting)).toBeDefined()
  })

  it('is not had of a meeting without registration, which keeps no other meeting from its links', async () => {
    const ownLink = open()
    const doctor = await test.student()
    expect(await ownLink(doctor.id, '012345678')).toBeUndefined()
    expect(await ownLink(doctor.id, meeting)).toBeDefined()
  })

  it('is not waited for longer than a doctor waits, and is there at the next press', async () => {
    const doctor = await test.student()
    let answer = (_: { registrantId: string; joinUrl: string }) => {}
    const slow = {
      canRegister: true,
      register: () =>
        new Promise<{ registrantId: string; joinUrl: string }>((resolve) => {
          answer = resolve
        }),
      sign: () => undefined,
    }
    const ownLink = createOwnLinks({
      ...{ db, zoom: slow, clock: clock.now, publicUrl: 'https://centre.example', patienceMs: 5 },
      onError: (error) => errors.push(error),
    })
    expect(await ownLink(doctor.id, meeting)).toBeUndefined()
    answer({ registrantId: 'r1', joinUrl: 'https://zoom.us/w/88812345678?tk=late' })
    await expect.poll(() => ownLink(doctor.id, meeting)).toBe('https://zoom.us/w/88812345678?tk=late')
  })
})
