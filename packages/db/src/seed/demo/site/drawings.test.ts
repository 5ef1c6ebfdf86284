import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { demoFreeVideos } from './free-videos.ts'
import { demoGalleryAlbums } from './gallery.ts'

const publicFile = (path: string): Buffer =>
  readFileSync(new URL(`../../../../../../apps/web/public${path}`, import.meta.url))

const covers = 'heart scalpel womb child stethoscope microscope tooth globe parliament hospital scroll'.split(' ')

const drawings = [
  ...demoGalleryAlbums.flatMap(({ pictures }) =>
    pictures.map(({ image, width, height }) => ({ image, width, height })),
  ),
  ...demoFreeVideos.map(({ poster }) => ({ image: poster ?? '', width: 640, height: 360 })),
  ...covers.map((name) => ({ image: `/media/demo/batch-${name}.svg`, width: 1280, height: 320 })),
]

describe('the drawings of gallery, videos and batches', () => {
  it('have the size that the data says, so that nothing jumps while they load', () => {
    for (const { image, width, height } of drawings) {
      const drawing = publicFile(image).toString('utf8')
      expect(drawing, image).toContain(`viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`)
    }
  })

  it('are small, carry no words, and need nothing from elsewhere', () => {
    for (const { image } of drawings) {
      const drawing = publicFile(image).toString('utf8')
      expect(Buffer.byteLength(drawing), image).toBeLessThan(12_000)
      expect(drawing, image).not.toMatch(/<text|<script|<style|<image|var\(--|href="(?!#)|NaN|undefined/)
    }
  })

  it('are all different', () => {
    expect(new Set(drawings.map(({ image }) => publicFile(image).toString('utf8'))).size).toBe(drawings.length)
  })
})

describe('the gallery', () => {
  it('has three albums of six pictures, each with a caption of its own', () => {
    expect(demoGalleryAlbums.map(({ pictures }) => pictures.length)).toEqual([6, 6, 6])
    for (const language of ['bn', 'en'] as const) {
      const captions = demoGalleryAlbums.flatMap(({ pictures }) => pictures.map(({ caption }) => caption?.[language]))
      expect(new Set(captions).size).toBe(18)
    }
  })
})

describe('the pictures for shared links', () => {
  it('are 1200 by 630 and light enough for a chat', () => {
    for (const kind of ['home', 'batch', 'event', 'video', 'page']) {
      const png = publicFile(`/media/share/${kind}.png`)
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], kind).toEqual([1200, 630])
      expect(png.byteLength, kind).toBeLessThan(80_000)
    }
  })
})
