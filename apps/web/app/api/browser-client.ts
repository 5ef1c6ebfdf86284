import { getLocale } from '@prostuti/text/runtime'
import { readToken } from '../kit/session/token.ts'
import { sayApiEvent } from './api-events.ts'
import { takeEarly } from './asked-early.ts'
import { createCsrf } from './csrf.ts'
import { readDeviceToken, storeDeviceToken } from './device-token.ts'
import { type SendDeps, type SendOptions, send } from './send.ts'

const cookies = () => document.cookie

export const csrf = createCsrf((address) => fetch(address, { credentials: 'include' }), cookies)

const browser: SendDeps = {
  fetch: (address, call = {}) => takeEarly(String(address), call) ?? fetch(address, call),
  csrf,
  cookies,
  language: getLocale,
  token: readToken,
  deviceToken: readDeviceToken,
  storeDeviceToken,
  on: sayApiEvent,
}

export const sendFromBrowser = (address: string, options: SendOptions): Promise<unknown> =>
  send(browser, address, options)
