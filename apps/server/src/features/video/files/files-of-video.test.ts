import { describe, expect, it } from 'vitest'
import { isFileOfVideo as isFileOfVideoAt } from './files-of-video.ts'

const now = new Date('2026-07-01T04:00:00Z')
const isFileOfVideo = (path: string, files: Parameters<typeof isFileOfVideoAt>[1]) => isFileOfVideoAt(path, files, now)

const file = {
  renditions: [{ height: 360, bytes: 1, file: 'heart/360.webm' }],
  playlist: null,
  captions: [{ language: 'bn' as const, file: 'heart/bn.vtt' }],
  retired: [],
}
const hls = {
  renditions: [{ height: 360, bytes: 1, file: 'lungs/360/index.m3u8' }],
  playlist: 'lungs/master.m3u8',
  captions: [{ language: 'bn' as const, file: 'words/lungs.vtt' }],
  retired: [],
}

describe('the files of a video', () => {
  it('are those it names, and the parts beside its playlist', () => {
    expect(['heart/360.webm', 'heart/bn.vtt'].every((path) => isFileOfVideo(path, file))).toBe(true)
    const parts = ['lungs/master.m3u8', 'lungs/360/index.m3u8', 'lungs/360/init.mp4', 'lungs/360/part-1.m4s']
    expect([...parts, 'lungs/a.ts', 'words/lungs.vtt'].every((path) => isFileOfVideo(path, hls))).toBe(true)
  })

  it.each([
    'heart/720.webm',
    'heart/',
    '',
    'heart/360.webm/',
    '/heart/360.webm',
    'heart//360.webm',
    'heart/../heart/360.webm',
    'lungs/../heart/360.webm',
    'lungs/..',
    'lungs/../../app-secret',
    'lungs/.hidden.m4s',
    'lungs/notes.txt',
    'lungs/part.m4s\0.webm',
    'lungs\\..\\heart\\360.webm',
    'lungs/%2e%2e/heart/360.webm',
    'lungs-more/part.m4s',
    'words/heart.vtt',
  ])('%j is none of them', (path) => {
    expect(isFileOfVideo(path, { ...hls, renditions: [...hls.renditions] })).toBe(false)
    if (path !== 'heart/360.webm') expect(isFileOfVideo(path, file)).toBe(false)
  })

  it('are only the playlist itself where that has no folder of its own', () => {
    const loose = { renditions: [], playlist: 'master.m3u8', captions: [], retired: [] }
    expect(isFileOfVideo('master.m3u8', loose)).toBe(true)
    expect(isFileOfVideo('other.m3u8', loose)).toBe(false)
    expect(isFileOfVideo('heart/360.webm', loose)).toBe(false)
  })

  it('are those it had before, until the tickets of that time have ended', () => {
    const had = (until: string) => ({ ...file, retired: [{ ...hls, until }] })
    expect(isFileOfVideo('lungs/360/part-1.m4s', had('2026-07-01T04:00:01Z'))).toBe(true)
    expect(isFileOfVideo('lungs/360/part-1.m4s', had('2026-07-01T03:59:59Z'))).toBe(false)
    expect(isFileOfVideo('words/lungs.vtt', had('2026-07-01T04:00:01Z'))).toBe(true)
    expect(isFileOfVideo('words/lungs.vtt', had('2026-07-01T03:59:59Z'))).toBe(false)
  })
})
