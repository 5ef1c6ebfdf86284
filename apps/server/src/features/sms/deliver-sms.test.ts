import { expect, it } from 'vitest'
import { minutes } from '../../testing/test-clock.ts'
import { deliverSms } from './deliver-sms.ts'
import { SmsUndeliverable } from './send-sms.ts'

const now = new Date('2026-07-01T06:00:00Z')

/** When it is to be sent again, of one that failed so many minutes after what it tells of. */
async function againAfter(
  failure: Error | undefined,
  { late = 0, retryAfterMs = undefined as number | undefined } = {},
) {
  const again: Date[] = []
  await deliverSms(
    {
      sendSms: async () => {
        if (failure) throw failure
      },
    },
    {
      sms: { to: '+8801700000101', text: 'টিকিট' },
      since: new Date(now.getTime() - minutes(late)),
      now,
      ...(retryAfterMs && { retryAfterMs }),
      sendAgainAt: async (moment) => again.push(moment),
    },
  )
  return again.map((moment) => (moment.getTime() - now.getTime()) / minutes(1))
}

const away = (permanent: boolean) => new SmsUndeliverable('+8801700000101', [], { permanent, cause: undefined })

it('is tried again while a gateway is away, until nobody waits for it any more', async () => {
  expect(await againAfter(undefined)).toEqual([])
  expect(await againAfter(away(false))).toEqual([10])
  expect(await againAfter(away(false), { retryAfterMs: minutes(3) })).toEqual([3])
  expect(await againAfter(away(false), { late: 359 })).toEqual([10])
  expect(await againAfter(away(false), { late: 361 })).toEqual([])
})

it('is not tried again on a number that takes none, and hides no mistake of ours', async () => {
  expect(await againAfter(away(true))).toEqual([])
  await expect(againAfter(new Error('a mistake'))).rejects.toThrow('a mistake')
})
