import { expect, it } from 'vitest'
import { pushEndpoint } from './push-endpoint.ts'

it.each([
  ['https://fcm.googleapis.com:443/send/x', 'https://fcm.googleapis.com/send/x'],
  ['https://FCM.googleapis.com/send/x', 'https://fcm.googleapis.com/send/x'],
  ['https://fcm.googleapis.com/send/x?a=1', 'https://fcm.googleapis.com/send/x?a=1'],
  ['https://fcm.googleapis.com/send/x?', undefined],
  ['https://fcm.googleapis.com/send/x#1', undefined],
  ['https://fcm.googleapis.com/send/x?#', undefined],
  ['http://fcm.googleapis.com/send/x', undefined],
])('%s is read as %s', (written, read) => {
  expect(pushEndpoint.safeParse(written).data).toBe(read)
})
