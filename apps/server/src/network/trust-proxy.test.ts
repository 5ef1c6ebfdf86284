import { describe, expect, it } from 'vitest'
import { readTrustProxy } from './trust-proxy.ts'

describe('TRUST_PROXY', () => {
  it.each([
    [undefined, '127.0.0.1', true],
    [undefined, '::1', true],
    [undefined, '::ffff:127.0.0.1', true],
    [undefined, '10.0.0.5', false],
    ['10.0.0.5', '10.0.0.5', true],
    ['10.0.0.5', '::ffff:10.0.0.5', true],
    ['10.0.0.5', '10.0.0.6', false],
    ['10.0.0.5', '127.0.0.1', false],
    ['loopback, 10.1.0.0/16', '127.0.0.1', true],
    ['loopback, 10.1.0.0/16', '10.1.255.9', true],
    ['uniquelocal', 'fd12::1', true],
    ['fe80::/10', 'fe80::1%eth0', true],
    ['none', '127.0.0.1', false],
    ['uniquelocal', 'not an address', false],
  ])('%s believes %s: %s', (text, address, expected) => {
    expect(readTrustProxy(text)?.(address, 0)).toBe(expected)
  })

  it('believes as many hops as it says', () => {
    const trust = readTrustProxy('2')
    expect([0, 1, 2].map((hop) => trust?.('203.0.113.9', hop))).toEqual([true, true, false])
  })

  it.each([
    'nginx',
    '0',
    '11',
    '-1',
    'true',
    '10.0.0.5/33',
    '10.0.0.5/x',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.5,',
    '1.2.3.4/8/8',
  ])('is refused as %s', (text) => {
    expect(readTrustProxy(text)).toBeUndefined()
  })
})
