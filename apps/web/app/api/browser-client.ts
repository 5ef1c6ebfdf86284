import { getLocale } from '@prostuti/text/runtime'
import { readToken } from '../kit/session/token.ts'
import { sayApiEvent } from './api-events.ts'
import { takeEarly } from './asked-early.ts'
import { type Csrf, createCsrf } from './csrf.ts'
import { readDeviceToken, storeDeviceToken } from './device-token.ts'
import { type SendDeps, type SendOptions, send } from './send.ts'

const cookies = () => document.cookie

declare global {
  interface Window {
    /** Of the page's first script and its app alike: two that ask would take each other's cookie away. */
    csrf?: Csrf
  }
}

window.csrf ??= createCsrf((address) => fetch(address, { credentials: 'include' }), cookies)
export const { csrf } = window

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
