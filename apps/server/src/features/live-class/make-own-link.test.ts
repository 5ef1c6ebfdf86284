import { tables } from '@prostuti/db'
import { sandboxZoomAccounts, startSandbox } from '@prostuti/sandbox'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { minutes } from '../../testing/test-clock.ts'
import { createZoom } from '../zoom/index.ts'
import { openClassTest } from './live-class-test.fixture.ts'
import { createOwnLinks } from './make-own-link.ts'

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
  it('is made under the doctor’s name and a made-up address, and kept', async () => {
    const doctor = await test.student()
    const link = await open()(doctor, meeting)
    expect(link).toMatch(/\/zoom\/w\/88812345678\?tk=/)
    expect(await db.select().from(tables.classRegistrant)).toMatchObject([{ doctorId: doctor.id, joinUrl: link }])
    expect(sandbox.zoom.registrants()).toMatchObject([
      { meeting, name: `${doctor.name} #${doctor.id}`, email: `doctor-${doctor.id}@class.invalid` },
    ])
  })

  it('is asked for once when pressed twice at once, and is another for another doctor', async () => {
    const [one, other] = [await test.student(), await test.student()]
    const ownLink = open()
    const [first, second, third] = await Promise.all([
      ownLink(one, meeting),
      ownLink(one, meeting),
      ownLink(other, meeting),
    ])
    expect(second).toBe(first)
    expect(third).not.toBe(first)
    expect(sandbox.zoom.registrants()).toHaveLength(2)
    expect(sandbox.zoom.tokensGiven()).toBe(1)
  })

  it('survives a token that Zoom no longer takes', async () => {
    const ownLink = open()
    await ownLink(await test.student(), meeting)
    clock.move(minutes(1))
    sandbox.zoom.revokeTokens()
    expect(await ownLink(await test.student(), meeting)).toBeDefined()
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
    expect(await ownLink(one, meeting)).toBeUndefined()
    expect(errors).toHaveLength(1)
    sandbox.zoom.setDown(false)
    sandbox.zoom.setPerSecond(30)
    expect(await ownLink(other, meeting)).toBeUndefined()
    expect(errors).toHaveLength(1)
    clock.move(minutes(1))
    expect(await ownLink(other, meeting)).toBeDefined()
  })

  it('is not had of a meeting without registration, which keeps no other meeting from its links', async () => {
    const ownLink = open()
    const doctor = await test.student()
    expect(await ownLink(doctor, '012345678')).toBeUndefined()
    expect(await ownLink(doctor, meeting)).toBeDefined()
  })

  it('is had by everybody else when Zoom does not take one doctor’s name', async () => {
    const ownLink = open()
    expect(await ownLink({ ...(await test.student()), name: '' }, meeting)).toBeUndefined()
    expect(await ownLink(await test.student(), meeting)).toBeDefined()
  })

  it('is not waited for longer than a doctor waits, and is kept when it comes', async () => {
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
    expect(await ownLink(doctor, meeting)).toBeUndefined()
    answer({ registrantId: 'r1', joinUrl: 'https://zoom.us/w/88812345678?tk=late' })
    const kept = () => db.select({ joinUrl: tables.classRegistrant.joinUrl }).from(tables.classRegistrant)
    await expect.poll(kept).toEqual([{ joinUrl: 'https://zoom.us/w/88812345678?tk=late' }])
  })
})
