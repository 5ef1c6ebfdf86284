import { describe, expect, it } from 'vitest'
import type { Video } from './video-queries.ts'
import { videoData } from './video-structured.ts'

const request = new Request('https://centre.example/v/1')
const video: Video = {
  id: 1,
  title: 'ECG পড়ার শুরু',
  description: 'পাঁচ ধাপে ECG',
  poster: '/media/ecg.jpg',
  duration_seconds: 90,
  published_at: '2026-10-01T10:00:00.000Z',
  kind: 'file',
  link: '/media/ecg.webm',
  captions: null,
}

describe('videoData', () => {
  it('gives a file’s own address, absolute', () => {
    expect(videoData(request, video, '/share.png')).toMatchObject({
      contentUrl: 'https://centre.example/media/ecg.webm',
      thumbnailUrl: ['https://centre.example/media/ecg.jpg'],
      duration: 'PT1M30S',
      uploadDate: '2026-10-01T10:00:00.000Z',
    })
  })

  it('gives the player’s address of an embed, and a picture even without a poster', () => {
    const embed: Video = { ...video, kind: 'embed', poster: null, link: 'https://youtu.be/abcdefghijk' }
    expect(videoData(request, embed, '/share.png')).toMatchObject({
      embedUrl: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
      thumbnailUrl: ['https://centre.example/share.png'],
    })
  })
})
