import { describe, expect, it } from 'vitest'
import { addressIn, newsIn } from './news.ts'

const site = 'https://prostuti.example'

describe('news that a push brings', () => {
  it('are shown as they are, and by the name of the centre where they cannot be read', () => {
    const news = { title: 'উত্তর এসেছে', body: 'নম্বর ৭', link: '/my/complain-box/7', topic: 'complaint-7', id: 'a' }
    expect(newsIn(JSON.stringify(news))).toEqual(news)
    const unread = { title: 'Prostuti', body: '', link: '/my' }
    for (const text of [undefined, '', 'no JSON', 'null', '{"title":5,"link":{}}']) expect(newsIn(text)).toEqual(unread)
  })

  it.each([
    ['/my/complain-box/7', `${site}/my/complain-box/7`],
    [`${site}/my`, `${site}/my`],
    ['//evil.example/my', undefined],
    ['https://evil.example/my', undefined],
    ['javascript:alert(1)', undefined],
    ['http://[', undefined],
    [undefined, undefined],
  ])('lead from %s to %s', (link, address) => {
    expect(addressIn(link, site)).toBe(address)
  })
})
