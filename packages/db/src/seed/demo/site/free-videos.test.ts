import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { demoFreeVideos } from './free-videos.ts'

const publicFile = (path: string): Buffer =>
  readFileSync(new URL(`../../../../../../apps/web/public${path}`, import.meta.url))

const own = demoFreeVideos.filter(({ link }) => link.startsWith('/'))
const embeds = demoFreeVideos.filter(({ link }) => !link.startsWith('/'))

/** In milliseconds, as a player reads it: the Duration element, whose size is written in eight bytes. */
const durationOf = (webm: Buffer): number => {
  const duration = Buffer.from('44890100000000000008', 'hex')
  return webm.readDoubleBE(webm.indexOf(duration) + duration.length)
}

const seconds = (time: string): number => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

describe('the free videos', () => {
  it('are one file of ours and five embeds, the file first', () => {
    expect(demoFreeVideos[0]).toBe(own[0])
    expect(own).toHaveLength(1)
    expect(new Set(embeds.map(({ link }) => link)).size).toBe(5)
    for (const { link } of embeds) expect(link).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}$/)
  })

  it('say how long the file is, so that a player can seek in it', () => {
    const file = publicFile(own[0]?.link ?? '')
    expect(file.byteLength).toBeLessThan(400_000)
    expect(durationOf(file)).toBe((own[0]?.durationSeconds ?? 0) * 1000)
    expect(file.includes(Buffer.from('1c53bb6b', 'hex'))).toBe(true)
  })

  it('have captions in Bengali that follow one another and end with the film', () => {
    const captions = publicFile(own[0]?.captions ?? '').toString('utf8')
    expect(captions).toMatch(/^WEBVTT\n\n/)
    expect(captions).toBe(captions.normalize('NFC'))
    const times = [...captions.matchAll(/([\d:.]+) --> ([\d:.]+)\n(.+)/g)].flatMap(([, from = '', to = '']) => [
      seconds(from),
      seconds(to),
    ])
    expect(times.length).toBeGreaterThanOrEqual(12)
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(times.at(-1)).toBe(own[0]?.durationSeconds)
  })
})
