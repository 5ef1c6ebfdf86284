import type { APIRequestContext } from '@playwright/test'
import { expect } from './test.ts'

type Outbox = { messages: { number: string; text: string }[] }

const latin = (text: string) => text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6))

/** The newest code that was sent to a phone, as its owner would read it. Waits until it is another than `after`. */
export async function codeSentTo(request: APIRequestContext, phone: string, after?: string): Promise<string> {
  let code: string | undefined
  await expect
    .poll(async () => {
      // Asked of the doctors' site, whichever site the journey is at.
      const response = await request.get(new URL('/dev/outbox', process.env.E2E_BASE_URL).href, {
        headers: { accept: 'application/json' },
      })
      const { messages } = (await response.json()) as Outbox
      const text = messages.find(({ number }) => number === `88${phone}`)?.text ?? ''
      code = /\d{6}/.exec(latin(text))?.[0]
      return code !== undefined && code !== after
    })
    .toBe(true)
  return code ?? ''
}
