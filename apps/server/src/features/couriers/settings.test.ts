import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Mode } from '../../config/mode.ts'
import { courierVariables, readCourierSettings } from './settings.ts'

const read = (given: Record<string, string>, kind: Mode['kind']) =>
  readCourierSettings(z.object(courierVariables).parse(given), { kind, public: true })

const keys = { STEADFAST_API_KEY: 'key', STEADFAST_SECRET_KEY: 'secret' }

describe('the settings of couriers', () => {
  it('use the sandbox in a demo', () => {
    const settings = read({}, 'demo')
    expect(settings.mode).toBe('sandbox')
    expect(settings.accounts('http://127.0.0.1:5').steadfast?.baseUrl).toBe('http://127.0.0.1:5/steadfast/api/v1')
    expect(() => settings.accounts(undefined)).toThrow('no sandbox')
  })

  it('open no courier outside a demo unless told, so that nobody waits for a parcel that never leaves', () => {
    expect(read({}, 'centre').mode).toBe('closed')
    expect(read({}, 'centre').accounts('http://127.0.0.1:5')).toEqual({})
    expect(read({ COURIER_MODE: 'sandbox' }, 'centre').mode).toBe('sandbox')
  })

  it('take the accounts that are complete when live', () => {
    const accounts = read({ COURIER_MODE: 'live', ...keys, PATHAO_CLIENT_ID: 'half' }, 'centre').accounts(undefined)
    expect(Object.keys(accounts)).toEqual(['steadfast'])
    expect(accounts.steadfast).toMatchObject({ apiKey: 'key', trackingUrl: 'https://steadfast.com.bd/t/' })
  })
})
