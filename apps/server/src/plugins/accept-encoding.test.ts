import { expect, it } from 'vitest'
import { encodingFor } from './accept-encoding.ts'

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;Q=0, GZIP', 'gzip'],
  ['br ; q = 0', 'identity'],
  ['br\t;\tq=0.000 , gzip ; q=0', 'identity'],
  ['gzip;q=0', 'identity'],
  ['br;q=0.5', 'br'],
  ['br;q=0.2, gzip;q=0.9', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', 'identity'],
  ['brotli, xbr, br2', 'identity'],
  ['br;q=nonsense', 'identity'],
])('chooses for Accept-Encoding %j: %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})
