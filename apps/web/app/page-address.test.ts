import { describe, expect, it } from 'vitest'
import { pageAddress } from './page-address.ts'

const keyOf = (address: string) => pageAddress(address)?.key

describe('the address of a page', () => {
  it('is the same whatever advertisers and strangers add to it', () => {
    for (const address of ['/', '/?y=1', '/?fbclid=IwAR0', '/?utm_source=facebook&utm_medium=cpc'])
      expect(pageAddress(address)).toEqual({ address: '/', key: '/', group: 'Home' })
  })

  it('keeps what the page reads, in one order, once and cut short', () => {
    expect(keyOf('/events?page=2&x=1&when=past&page=3')).toBe('/events?when=past&page=2')
    expect(keyOf('/batches?sort=fee&q=bcs')).toBe('/batches?q=bcs&sort=fee')
    expect(keyOf(`/faq?q=${'x'.repeat(9000)}`)).toBe(`/faq?q=${'x'.repeat(300)}`)
  })

  it('sets pages with a query apart from the plain one, so that they cannot take its room', () => {
    expect([pageAddress('/faq')?.group, pageAddress('/faq?q=fee')?.group]).toEqual(['faq-list', 'faq-list?'])
  })

  it('leaves the ids under /my out, because the server sends one page for all of them', () => {
    expect(keyOf('/my/courses/17')).toBe(keyOf('/my/courses/9000'))
    expect(keyOf('/my/courses/17')).not.toBe(keyOf('/my/notices/17'))
    expect(pageAddress('/my/courses/17')?.address).toBe('/my/courses/17')
  })

  it('is the doctor’s area, which leads on to the dashboard', () => {
    expect(keyOf('/my')).toBe('/my')
    expect(keyOf('/my/nothing')).toBeUndefined()
  })

  it('does not depend on a slash at the end, or on large letters', () => {
    expect([keyOf('/about/'), keyOf('/ABOUT'), keyOf('/faq/3/show/')]).toEqual(['/about', '/about', '/faq/3/show'])
  })

  it('carries everything where the query is handed on', () => {
    expect(keyOf('/admin/doctors?x=1')).toBe('/admin/doctors?x=1')
  })

  it('is none where no page answers', () => {
    expect(pageAddress('/wp-login.php')).toBeUndefined()
    expect(pageAddress('/a/b/c/d')).toBeUndefined()
  })
})
