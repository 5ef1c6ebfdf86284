import { expect, it } from 'vitest'
import { createAcceptedSms } from './accepted-sms.ts'

it('keeps the newest 200 with their time and parts, and hands out copies', () => {
  const accepted = createAcceptedSms(() => new Date('2026-03-01T10:00:00Z'))
  for (let n = 1; n <= 205; n++)
    accepted.add({ gateway: 'bulksmsbd', sender: 'x', number: '8801712345678', text: `ক ${n}`, reference: String(n) })
  expect(accepted.list()).toHaveLength(200)
  expect(accepted.list()[0]).toMatchObject({ text: 'ক 205', at: '2026-03-01T10:00:00.000Z', parts: 1 })
  expect(accepted.list().at(-1)?.text).toBe('ক 6')
  accepted.list()[0]!.text = 'changed'
  expect(accepted.list()[0]?.text).toBe('ক 205')
})
