import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { decks } from './decks.ts'

const folder = fileURLToPath(new URL('../../demo-files/videos/', import.meta.url))
const own = Object.values(decks).filter((deck) => deck.source !== 'embed')

/** Of HLS the playlist with everything beside it but other sizes. */
const bytesOf = (file: string): number => {
  if (!file.endsWith('.m3u8')) return statSync(join(folder, file)).size
  const parts = join(folder, dirname(file))
  return readdirSync(parts).reduce((sum, name) => sum + statSync(join(parts, name)).size, 0)
}

describe('the recordings of the demo', () => {
  it('are there, and weigh what is said', () => {
    for (const { renditions } of own)
      for (const { file, bytes } of renditions) expect([file, bytesOf(file)]).toEqual([file, bytes])
  })

  it('have captions that end with the video, in normalised Bengali', () => {
    for (const { captions, durationSeconds } of own)
      for (const { file } of captions) {
        const text = readFileSync(join(folder, file), 'utf8')
        const ends = [...text.matchAll(/--> 00:(\d\d):(\d\d)\.000/g)].map(([, m, s]) => Number(m) * 60 + Number(s))
        expect([file, ends.at(-1)]).toEqual([file, durationSeconds])
        expect(text.normalize('NFC')).toBe(text)
      }
  })

  it('name their parts in playlists by names that stay below the playlist', () => {
    const { playlist, renditions } = decks.lungVolumes
    for (const file of [playlist, ...renditions.map((each) => each.file)]) {
      const names = readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
      expect(names.length).toBeGreaterThan(1)
      for (const name of names) {
        expect(name).toMatch(/^[\w-]+(\/[\w-]+)*\.(m3u8|m4s)$/)
        expect(statSync(join(folder, dirname(file), name)).isFile()).toBe(true)
      }
    }
  })

  it('are light enough to come along', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const all = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
    expect(all).toBeLessThan(2_500_000)
  })
})
