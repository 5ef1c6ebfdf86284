import { expect, it } from 'vitest'
import { callAddressOf } from './address.ts'

it('fills params, leaves out what is undefined, and encodes the rest', () => {
  expect(callAddressOf('/a/:id/b', { 'per-page': 4, q: 'ক খ', none: undefined }, { id: 'x/y' })).toBe(
    '/a/x%2Fy/b?per-page=4&q=%E0%A6%95+%E0%A6%96',
  )
  expect(callAddressOf('/a')).toBe('/a')
})
