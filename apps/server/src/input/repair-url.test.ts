import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repairUrl } from './repair-url.ts'

describe('mending an address', () => {
  it.each([
    ['/batches?q=%E0%A6%95', '/batches?q=%E0%A6%95'],
    ['/%E0%A6', '/%25E0%25A6'],
    ['/100%', '/100%25'],
    ['/%zz/%E0%A6%95', '/%25zz/%E0%A6%95'],
    ['/batches?q=%00', '/batches?q='],
    ['/a%00b', '/a%2500b'],
    ['/a%0D%0Ab%7f%20c', '/a%250D%250Ab%257f%20c'],
    ['/batches?q=a%0Ab', '/batches?q=a%0Ab'],
    ['/api/v3/web/batches?q=%00', '/api/v3/web/batches?q=%00'],
    ['/api/v3/web/pages/%E0', '/api/v3/web/pages/%25E0'],
    ['/page?cut=%E0%A6', '/page?cut=%E0%A6'],
  ])('makes of %s: %s', (address, mended) => {
    expect(repairUrl(address)).toBe(mended)
  })

  it('leaves a path that the router can decode, whatever came', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('%', '0', 'E', 'A', '6', 'z', '/', '.', '?', '#') }), (tail) => {
        const [path = ''] = repairUrl(`/${tail}`).split(/[?#]/, 1)
        expect(() => decodeURIComponent(path)).not.toThrow()
      }),
    )
  })
})
