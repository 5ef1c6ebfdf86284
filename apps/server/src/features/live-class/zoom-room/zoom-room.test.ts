import { sandboxZoomAccounts, startSandbox } from '@prostuti/sandbox'
import { afterAll, expect, it } from 'vitest'
import { buildTestApp } from '../../../testing/test-app.ts'
import { createZoom } from '../../zoom/index.ts'
import { zoomRoomPage } from './zoom-room-page.ts'

const sandbox = await startSandbox()
const test = await buildTestApp({ demo: false, sandboxUrl: sandbox.url })
afterAll(async () => {
  await test.close()
  await sandbox.close()
})

it('the page of Zoom’s SDK may use camera and microphone, stands in no frame, and is kept nowhere', async () => {
  const { statusCode, headers, body } = await test.app.inject('/zoom-class')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'permissions-policy': expect.stringContaining('camera=(self)'),
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  })
  expect(headers['content-security-policy']).not.toContain('zoom.us')
  expect(body).toContain('/sandbox/zoom/sdk.js')
  const real = zoomRoomPage('bn', false)
  expect(real.html).toContain('https://source.zoom.us/zoom-meeting-')
  expect(real.headers['content-security-policy']).toMatch(/script-src 'sha256-\S+' https:\/\/source\.zoom\.us/)
  expect((await test.app.inject('/my')).headers['content-security-policy'] ?? '').not.toContain('zoom.us')
})

it('a signature opens its meeting and no other, and none that was changed', async () => {
  const zoom = createZoom({ db: test.deps.database.db, clock: test.deps.clock }, sandboxZoomAccounts(sandbox.url))
  const signature = zoom.sign('88812345678', new Date())!
  const join = async (asked: Record<string, string>) =>
    (await test.app.inject(`/sandbox/zoom/sdk-join?${new URLSearchParams({ name: 'ডা.', ...asked })}`)).statusCode
  expect(await join({ signature, meeting: '88812345678' })).toBe(200)
  expect(await join({ signature, meeting: '88812345679' })).toBe(403)
  expect(await join({ signature: `${signature.slice(0, -2)}AA`, meeting: '88812345678' })).toBe(403)
  const old = zoom.sign('88812345678', new Date(Date.now() - 3 * 3_600_000))!
  expect(await join({ signature: old, meeting: '88812345678' })).toBe(403)
})
