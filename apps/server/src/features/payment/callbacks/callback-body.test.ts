import { expect, it } from 'vitest'
import { callbackBody } from './callback-body.ts'

const bytesOf = (form: Record<string, string>) => Buffer.byteLength(JSON.stringify(form))

it('a callback of a usual size is kept whole', () => {
  const form = { tran_id: 'P-1', status: 'VALID', verify_key: 'amount,'.repeat(60), card_issuer: 'ব্র্যাক ব্যাংক' }
  expect(callbackBody(form)).toEqual(form)
})

it('a callback of any size is kept within five kilobytes, in its own order', () => {
  const many = Object.fromEntries(Array.from({ length: 2000 }, (_, nth) => [`field${nth}`, 'xxxxxxxx']))
  const long = { tran_id: 'P-1', a: 'ক'.repeat(4000), b: 'খ'.repeat(4000), ['n'.repeat(100)]: 'x' }
  expect(bytesOf(callbackBody(many))).toBeLessThan(7_000)
  expect(bytesOf(callbackBody(long))).toBeLessThan(5_000)
  expect(Object.keys(callbackBody(long))[0]).toBe('tran_id')
})

it('no sign is cut in half', () => {
  expect(callbackBody({ a: `${'x'.repeat(999)}😀` }).a?.isWellFormed()).toBe(true)
})
