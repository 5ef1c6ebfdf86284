import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Mode } from '../../config/mode.ts'
import { readZoomSettings, zoomVariables } from './settings.ts'

const read = (given: Record<string, string>, kind: Mode['kind']) =>
  readZoomSettings(z.object(zoomVariables).parse(given), { kind, public: true })

describe('the settings of Zoom', () => {
  it('use the sandbox in a demo, and the shared links alone in a centre that sets nothing', () => {
    expect(read({}, 'demo').accounts('http://127.0.0.1:5').account?.apiUrl).toBe('http://127.0.0.1:5/zoom/v2')
    expect(() => read({}, 'demo').accounts(undefined)).toThrow('no sandbox')
    expect(read({}, 'centre').accounts('http://127.0.0.1:5')).toEqual({})
  })

  it('take what is complete when live: the account, the SDK app, or both', () => {
    const account = { ZOOM_ACCOUNT_ID: 'a', ZOOM_CLIENT_ID: 'c', ZOOM_CLIENT_SECRET: 's' }
    const live = (given: Record<string, string>) =>
      Object.keys(read({ ZOOM_MODE: 'live', ...given }, 'centre').accounts(undefined))
    expect(live(account)).toEqual(['account'])
    expect(live({ ...account, ZOOM_SDK_KEY: 'k', ZOOM_SDK_SECRET: 't' })).toEqual(['account', 'sdk'])
    expect(live({ ZOOM_CLIENT_ID: 'c', ZOOM_SDK_KEY: 'k' })).toEqual([])
  })
})
