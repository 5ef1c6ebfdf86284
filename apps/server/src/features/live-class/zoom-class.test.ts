import { sandboxZoomAccounts, startSandbox } from '@prostuti/sandbox'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { minutes } from '../../testing/test-clock.ts'
import { createZoom, type Zoom } from '../zoom/index.ts'
import { openClassTest } from './live-class-test.fixture.ts'

const sandbox = await startSandbox({ clock: () => test.clock.now() })
let zoom: Zoom
const test = await openClassTest({
  zoom: {
    canRegister: true,
    register: (...asked) => zoom.register(...asked),
    sign: (...asked) => zoom.sign(...asked),
  },
})
beforeEach(() => {
  test.clock.move(minutes(1))
  zoom = createZoom({ db: test.db, clock: test.clock.now }, sandboxZoomAccounts(sandbox.url))
})
afterAll(async () => {
  await sandbox.close()
  await test.close()
})

const shared = 'https://us02web.zoom.us/j/88899900011?pwd=secret'
const held = { heldBy: 'zoom' as const, link: shared, meetingNumber: '88899900011', passcode: '314159' }

it('a Zoom class is opened by a link of one’s own, without the passcode that everybody has', async () => {
  const doctor = await test.student()
  const { id } = await test.liveClass(held)
  const { open } = (await test.press(doctor, id)).json()
  expect(open).toMatchObject({ how: 'link', meeting_number: null, passcode: null })
  expect(open.url).toContain('/zoom/w/88899900011?tk=')
  expect(JSON.stringify(open)).not.toContain('pwd=secret')
  sandbox.zoom.clear()
  const { url: again } = (await test.press(doctor, id)).json().open
  expect(again).toBe(open.url)
  expect(sandbox.zoom.registrants()).toEqual([])
})

it('is opened by the shared link while Zoom is away, and nobody is kept out', async () => {
  sandbox.zoom.setDown(true)
  const doctor = await test.student()
  const { id } = await test.liveClass(held)
  const response = await test.press(doctor, id)
  sandbox.zoom.setDown(false)
  expect(response.statusCode).toBe(200)
  expect(response.json().open).toMatchObject({ url: shared, meeting_number: '88899900011', passcode: '314159' })
})

it('can be joined in the browser with a signature that is the doctor’s alone', async () => {
  const doctor = await test.student()
  const { id } = await test.liveClass(held)
  const { open } = (await test.press(doctor, id)).json()
  const [page, ticket] = open.in_browser.split('#')
  expect(page).toBe('/zoom-class')
  const joining = JSON.parse(Buffer.from(ticket, 'base64url').toString())
  expect(joining).toMatchObject({ meetingNumber: '88899900011', userName: doctor.name })
  expect(open.url).toContain(`tk=${joining.tk}`)
})
