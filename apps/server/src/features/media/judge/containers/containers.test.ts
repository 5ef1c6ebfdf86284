import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { buildMp4 } from '../../../../testing/build-mp4.ts'
import { windowOn } from './file-window.ts'
import { playsInBrowsers } from './plays-in-browsers.ts'
import { readMp4 } from './read-mp4.ts'
import { readWebm } from './read-webm.ts'

const mp4 = (bytes: Buffer) => readMp4(windowOn(bytes))

describe('an MP4', () => {
  it.each([true, false])('says how long and how large it is, its head at the end: %s', async (headLast) => {
    const facts = await mp4(buildMp4({ seconds: 75, width: 1280, height: 720, headLast }))
    expect(facts).toEqual({ container: 'mp4', seconds: 75, width: 1280, height: 720, codecs: ['avc1', 'mp4a'] })
    expect(playsInBrowsers(facts!)).toBe(true)
  })

  it('of a codec that not every browser knows is known as one', async () => {
    expect(playsInBrowsers((await mp4(buildMp4({ picture: 'hvc1' })))!)).toBe(false)
  })

  it('that is cut short, or lies about its lengths, is no video', async () => {
    const whole = buildMp4({ headLast: true })
    expect(await mp4(whole.subarray(0, whole.length - 20))).toBeUndefined()
    for (let at = 0; at < whole.length; at += 7) {
      const broken = Buffer.from(whole)
      broken.fill(0xff, at, at + 4)
      await mp4(broken)
    }
  })
})

describe('a WebM', () => {
  it('says the same of itself, and breaks nothing when it is broken', async () => {
    const file = new URL(
      '../../../../../../../packages/db/src/seed/demo-files/videos/exam-time/360.webm',
      import.meta.url,
    )
    const whole = await readFile(file)
    const facts = await readWebm(windowOn(whole))
    expect(facts).toMatchObject({ container: 'webm' })
    expect(facts!.seconds).toBeGreaterThan(1)
    expect(facts!.height).toBeGreaterThan(100)
    expect(playsInBrowsers(facts!)).toBe(true)
    expect(playsInBrowsers({ ...facts!, seconds: 0 })).toBe(false)
    for (let at = 0; at < 600; at += 3) {
      const broken = Buffer.from(whole.subarray(0, 2000))
      broken.fill(0xff, at, at + 3)
      await readWebm(windowOn(broken))
    }
  })
})
