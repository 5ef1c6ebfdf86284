import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toEmbedLink } from './video-link.ts'

const embed = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'

describe('toEmbedLink', () => {
  it('turns every kind of YouTube link into the embedded player', () => {
    const links = [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      'http://m.youtube.com/watch?feature=share&v=dQw4w9WgXcQ#x',
      ' https://youtu.be/dQw4w9WgXcQ?si=abc ',
      'https://youtube.com/shorts/dQw4w9WgXcQ',
      'https://www.youtube.com/live/dQw4w9WgXcQ',
      'https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    ]
    expect(links.map(toEmbedLink)).toEqual(links.map(() => embed))
  })

  it('keeps the second at which the video should start', () => {
    expect(toEmbedLink('https://youtu.be/dQw4w9WgXcQ?t=90s')).toBe(`${embed}?start=90`)
    expect(toEmbedLink(`${embed}?start=12`)).toBe(`${embed}?start=12`)
  })

  it('lets nothing else through', () => {
    const links = [
      '',
      'dQw4w9WgXcQ',
      'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
      'data:text/html,https://youtu.be/dQw4w9WgXcQ',
      'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
      'https://evil.example/youtube.com/embed/dQw4w9WgXcQ',
      'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
      'https://www.youtube.com/watch?v=short',
      'https://www.youtube.com/embed/live_stream?channel=UC123',
      'https://www.youtube.com/embed/videoseries?list=PL123',
      'https://www.youtube.com/watch?v=dQw4w9WgXc"',
      'https://www.youtube.com/embed/../redirect?q=evil',
      'https://www.youtube.com/playlist?list=PL1',
      '//youtu.be/dQw4w9WgXcQ',
    ]
    expect(links.map(toEmbedLink)).toEqual(links.map(() => undefined))
  })

  it('answers with a player address or nothing, whatever it is given', () => {
    const shape = /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}(\?start=\d+)?$/
    const hostile = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.string().map((tail) => `https://youtu.be/dQw4w9WgXcQ${tail}`),
    )
    fc.assert(
      fc.property(hostile, (link) => {
        expect(toEmbedLink(link) ?? embed).toMatch(shape)
      }),
    )
  })
})
