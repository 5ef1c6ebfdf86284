import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { courierVariables, readCourierSettings } from './settings.ts'

const read = (given: Record<string, string>, demo: boolean) =>
  readCourierSettings(z.object(courierVariables).parse(given), { demo })

const keys = { STEADFAST_API_KEY: 'key', STEADFAST_SECRET_KEY: 'secret' }

describe('the settings of couriers', () => {
  it('use the sandbox in a demo', () => {
    const settings = read({}, true)
    expect(settings.mode).toBe('sandbox')
    expect(settings.accounts('http://127.0.0.1:5').steadfast?.baseUrl).toBe('http://127.0.0.1:5/steadfast/api/v1')
    expect(() => settings.accounts(undefined)).toThrow('no sandbox')
  })

  it('open no courier outside a demo unless told, so that nobody waits for a parcel that never leaves', () => {
    expect(read({}, false).mode).toBe('closed')
    expect(read({}, false).accounts('http://127.0.0.1:5')).toEqual({})
    expect(read({ COURIER_MODE: 'sandbox' }, false).mode).toBe('sandbox')
  })

  it('take the accounts that are complete when live', () => {
    const accounts = read({ COURIER_MODE: 'live', ...keys, PATHAO_CLIENT_ID: 'half' }, false).accounts(undefined)
    expect(Object.keys(accounts)).toEqual(['steadfast'])
    expect(accounts.steadfast).toMatchObject({ apiKey: 'key', trackingUrl: 'https://steadfast.com.bd/t/' })
  })

  it('refuse to be live without an account, and to leave an account unused', () => {
    expect(() => read({ COURIER_MODE: 'live' }, false)).toThrow('neither STEADFAST_* nor PATHAO_*')
    expect(() => read(keys, false)).toThrow('Set COURIER_MODE=live')
  })
})
