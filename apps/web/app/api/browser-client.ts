import { readToken } from '../kit/session/session.ts'
import { sayApiEvent } from './api-events.ts'
import { createCsrf } from './csrf.ts'
import { readDeviceToken, storeDeviceToken } from './device-token.ts'
import { type SendDeps, type SendOptions, send } from './send.ts'

export const csrf = createCsrf((address) => fetch(address, { credentials: 'include' }))

const browser: SendDeps = {
  fetch: (...call) => fetch(...call),
  csrf,
  cookies: () => document.cookie,
  token: readToken,
  deviceToken: readDeviceToken,
  storeDeviceToken,
  on: sayApiEvent,
}

export const sendFromBrowser = (address: string, options: SendOptions): Promise<unknown> =>
  send(browser, address, options)
