import { describe, expect, it } from 'vitest'
import { isSignedForm, signForm } from './verify-sign.ts'

const password = 'example-store-password'
const form = {
  amount: '1500.00',
  card_type: 'BKASH-BKash',
  currency: 'BDT',
  status: 'VALID',
  store_amount: '1470.00',
  tran_id: 'GEN-2026-000123',
  val_id: '2610171200001abcDEF',
  value_a: '',
  verify_key: 'amount,card_type,currency,status,store_amount,tran_id,val_id,value_a,not_sent',
  verify_sign: 'd7bc03a1b866c5f53a969b59b16a9032',
}

describe('the signature of a form', () => {
  it('is the one SSLCOMMERZ makes', () => {
    expect(signForm(form, password)).toBe(form.verify_sign)
    expect(isSignedForm(form, password)).toBe(true)
  })

  it.each([
    ['another amount', { ...form, amount: '1.00' }],
    ['another transaction', { ...form, tran_id: 'GEN-2026-000124' }],
    ['no signature', { ...form, verify_sign: '' }],
    ['no list of fields', { ...form, verify_key: '' }],
    ['nothing', {}],
  ])('does not hold with %s', (_, changed) => {
    expect(isSignedForm(changed, password)).toBe(false)
  })

  it('is refused when it leaves out the transaction, however good it is', () => {
    const without = { ...form, verify_key: form.verify_key.replace('tran_id,', '') }
    expect(isSignedForm({ ...without, verify_sign: signForm(without, password) }, password)).toBe(false)
  })

  it('does not hold with another password', () => {
    expect(isSignedForm(form, 'another-password')).toBe(false)
  })
})
