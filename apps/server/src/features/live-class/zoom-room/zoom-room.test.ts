import { runInNewContext } from 'node:vm'
import { sandboxZoomAccounts, startSandbox } from '@prostuti/sandbox'
import { afterAll, expect, it } from 'vitest'
import { buildTestApp } from '../../../testing/test-app.ts'
import { createZoom } from '../../zoom/index.ts'
import { browserAddress } from '../browser-address.ts'
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
  const real = zoomRoomPage('bn', { isPlayed: false, appKey: 'our-app' })
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

/** Runs the page's own script with a ticket, and answers what Zoom's SDK was asked to join. */
async function openRoom(page: string, hash: string) {
  const [, appKey] = /data-app="([^"]*)"/.exec(page)!
  const [, script] = /<script>(.*)<\/script>/s.exec(page)!
  const joined: Record<string, unknown>[] = []
  const main = { dataset: { app: appKey, scripts: '[]', failed: 'failed' }, textContent: '' }
  const ZoomMtg = {
    preLoadWasm() {},
    prepareWebSDK() {},
    init: ({ success }: { success: () => void }) => success(),
    join: (asked: Record<string, unknown>) => void joined.push(asked),
  }
  const location = { hash, pathname: '/zoom-class', origin: 'https://centre.example' }
  const browser = { document: { querySelector: () => main }, history: { replaceState() {} }, location, ZoomMtg }
  runInNewContext(script!, { ...browser, atob, TextDecoder, Uint8Array })
  await new Promise((resolve) => setTimeout(resolve))
  return { joined, said: main.textContent }
}

it('a ticket of another app is none: no link from elsewhere leads into a stranger’s meeting', async () => {
  const { body } = await test.app.inject('/zoom-class')
  const { sdk } = sandboxZoomAccounts(sandbox.url)
  const { db } = test.deps.database
  const [ours, theirs] = [sdk, { key: 'stranger', secret: 's' }].map(
    (app) => createZoom({ db, clock: test.deps.clock }, { sdk: app }).sign('88812345678', new Date())!,
  )
  const ticket = {
    meetingNumber: '88812345678',
    passcode: '42',
    name: 'ডা. নুসরাত',
    ownLink: 'https://zoom.us/w/1?tk=own',
  }
  const hashOf = (signature: string) => new URL(browserAddress({ ...ticket, signature }), 'http://a').hash
  const { joined } = await openRoom(body, hashOf(ours!))
  expect(joined).toMatchObject([{ signature: ours, meetingNumber: '88812345678', passWord: '42', tk: 'own' }])
  expect(joined[0]).toMatchObject({ userName: 'ডা. নুসরাত' })
  const doubled = `{"appKey":"stranger","sdkKey":"stranger","appKey":"${sdk.key}","sdkKey":"${sdk.key}"}`
  const forged = `a.${Buffer.from(doubled).toString('base64url')}.b`
  for (const signature of [theirs!, forged, 'nothing'])
    expect(await openRoom(body, hashOf(signature))).toEqual({ joined: [], said: 'failed' })
  const closed = zoomRoomPage('bn', { isPlayed: false, appKey: undefined }).html
  expect((await openRoom(closed, hashOf(ours!))).joined).toEqual([])
})
