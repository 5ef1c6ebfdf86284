import { eventResource } from '@prostuti/contract/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestOffice, type TestOffice } from '../../../testing/test-office.ts'

let test: TestOffice
beforeAll(async () => {
  test = await buildTestOffice()
})
afterAll(() => test.close())

const link = 'https://zoom.example/j/secret-room'
const fields = {
  name: { bn: 'কর্মশালা' },
  ...{ image: null, summary: null, about: null, ends_at: null, contact_id: null, seats: null },
  starts_at: '2027-01-03T04:00:00.000Z',
  deadline: '2027-01-02T04:00:00.000Z',
  fee_paisa: 0,
  mode: 'online',
  join_link: link,
  is_active: true,
}

it('of an event is shown to who may write it, in its history too, and to nobody else', async () => {
  const { headers } = await test.signInStaff()
  const post = (url: string, payload: object) => test.office.inject({ method: 'POST', url, payload, headers })
  const { id } = (await post(eventResource.path, { fields })).json()
  await post(`${eventResource.path}/${id}`, { version: 1, fields: { ...fields, seats: 40 } })
  const pages = ['', '/history'].map((page) => `${eventResource.path}/${id}${page}`)
  for (const role of ['manager', 'teacher', 'support', 'accounts'] as const) {
    const member = await test.signInStaff({ role })
    for (const url of pages) {
      const answer = await test.office.inject({ url, headers: member.headers })
      expect([answer.statusCode, answer.body.includes(link)], `${role} ${url}`).toEqual([200, role === 'manager'])
    }
  }
})
