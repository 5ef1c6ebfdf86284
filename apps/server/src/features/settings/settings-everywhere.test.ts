import { appData } from '@prostuti/contract'
import { deviceSettings, pageSettings, signInSettings } from '@prostuti/contract/staff'
import { createTestDatabase } from '@prostuti/db/testing/index'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startApiProcess } from '../../testing/processes/api-process.ts'
import { buildTestOffice, type TestOffice } from '../../testing/test-office.ts'

/** A busy machine is no excuse: this is what staff are promised. */
const withinMs = { timeout: 5000, interval: 50 }

let test: TestOffice
let other: Awaited<ReturnType<typeof startApiProcess>>
let owner: Record<string, string>
beforeAll(async () => {
  const database = await createTestDatabase({ demo: true })
  test = await buildTestOffice({ database })
  other = await startApiProcess({ databaseUrl: database.url })
  owner = (await test.signInStaff({ role: 'owner' })).headers
})
afterAll(async () => {
  await other.kill()
  await test.close()
})

async function save(path: string, fields: object) {
  const url = `${path}/site`
  const { version } = (await test.office.inject({ url, headers: owner })).json()
  const { statusCode } = await test.office.inject({ method: 'POST', url, payload: { version, fields }, headers: owner })
  expect(statusCode).toBe(200)
}
const inOtherProcess = async () => {
  const response = await fetch(`http://127.0.0.1:${other.port}${appData.path}`)
  return appData.response.parse(await response.json())
}

it('a setting that was saved is in force in another process within five seconds', async () => {
  const before = await inOtherProcess()
  const switched = {
    device_locking: !before.device_locking,
    block_devtools: !before.block_devtools,
    need_otp_for_registration: !before.need_otp_for_registration,
  }
  await save(deviceSettings.path, { device_locking: switched.device_locking, device_limit: 1 })
  await save(pageSettings.path, { block_devtools: switched.block_devtools, chat_page: '1234567890' })
  await save(signInSettings.path, {
    need_otp_for_registration: switched.need_otp_for_registration,
    need_otp_for_reset_password: true,
    sms_gateway: null,
    sms_fallback: null,
  })
  await vi.waitFor(
    async () =>
      expect(await inOtherProcess()).toMatchObject({
        ...switched,
        chat_plugin: { provider: 'facebook', page_id: '1234567890' },
      }),
    withinMs,
  )
})
