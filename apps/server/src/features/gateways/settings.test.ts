import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Mode } from '../../config/mode.ts'
import { paymentVariables, readPaymentSettings } from './settings.ts'

const read = (given: Record<string, string>, kind: Mode['kind']) =>
  readPaymentSettings(z.object(paymentVariables).parse(given), { kind, public: true })

const store = { SSLCOMMERZ_STORE_ID: 'store', SSLCOMMERZ_STORE_PASSWORD: 'secret' }

describe('the settings of payments', () => {
  it('use the sandbox in a demo', () => {
    const settings = read({}, 'demo')
    expect(settings.mode).toBe('sandbox')
    expect(settings.accounts('http://127.0.0.1:5').sslcommerz?.baseUrl).toBe('http://127.0.0.1:5/sslcommerz')
    expect(() => settings.accounts(undefined)).toThrow('no sandbox')
  })

  it('open no gateway outside a demo unless told, so that nobody pays with nothing', () => {
    expect(read({}, 'centre').mode).toBe('closed')
    expect(read({}, 'centre').accounts('http://127.0.0.1:5')).toEqual({})
    expect(read({ PAYMENT_MODE: 'sandbox' }, 'centre').mode).toBe('sandbox')
  })

  it('take the accounts that are complete when live', () => {
    const accounts = read({ PAYMENT_MODE: 'live', ...store, BKASH_USERNAME: 'half' }, 'centre').accounts(undefined)
    expect(accounts).toEqual({
      sslcommerz: { baseUrl: 'https://securepay.sslcommerz.com', storeId: 'store', storePassword: 'secret' },
    })
  })
})
