import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { paymentVariables, readPaymentSettings } from './settings.ts'

const read = (given: Record<string, string>, demo: boolean) =>
  readPaymentSettings(z.object(paymentVariables).parse(given), { demo })

const store = { SSLCOMMERZ_STORE_ID: 'store', SSLCOMMERZ_STORE_PASSWORD: 'secret' }

describe('the settings of payments', () => {
  it('use the sandbox in a demo', () => {
    const settings = read({}, true)
    expect(settings.mode).toBe('sandbox')
    expect(settings.accounts('http://127.0.0.1:5').sslcommerz?.baseUrl).toBe('http://127.0.0.1:5/sslcommerz')
    expect(() => settings.accounts(undefined)).toThrow('no sandbox')
  })

  it('open no gateway outside a demo unless told, so that nobody pays with nothing', () => {
    expect(read({}, false).mode).toBe('closed')
    expect(read({}, false).accounts('http://127.0.0.1:5')).toEqual({})
    expect(read({ PAYMENT_MODE: 'sandbox' }, false).mode).toBe('sandbox')
  })

  it('take the accounts that are complete when live', () => {
    const accounts = read({ PAYMENT_MODE: 'live', ...store, BKASH_USERNAME: 'half' }, false).accounts(undefined)
    expect(accounts).toEqual({
      sslcommerz: { baseUrl: 'https://securepay.sslcommerz.com', storeId: 'store', storePassword: 'secret' },
    })
  })

  it('refuse to be live without an account, and to leave an account unused', () => {
    expect(() => read({ PAYMENT_MODE: 'live' }, false)).toThrow('neither SSLCOMMERZ_* nor BKASH_*')
    expect(() => read(store, false)).toThrow('Set PAYMENT_MODE=live')
  })
})
