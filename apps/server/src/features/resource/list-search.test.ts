import * as contract from '@prostuti/contract/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestOffice, type TestOffice } from '../../testing/test-office.ts'

let test: TestOffice
let headers: Record<string, string>
beforeAll(async () => {
  test = await buildTestOffice()
  ;({ headers } = await test.signInStaff({ role: 'owner' }))
})
afterAll(() => test.close())

const lists = Object.values(contract).flatMap((value) =>
  typeof value === 'object' && value !== null && 'list' in value && 'history' in value ? [value.list.path] : [],
)
const totalOf = async (path: string, q: string) => {
  const answer = await test.office.inject({ url: `${path}?q=${encodeURIComponent(q)}`, headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().total as number
}

describe('the search of a list', () => {
  it('is there for many of them', () => expect(lists.length).toBeGreaterThan(15))

  it.each(lists)('takes signs of the database for what they are: %s', async (path) => {
    expect(await totalOf(path, '_%_')).toBe(0)
    expect(await totalOf(path, '\\%')).toBe(0)
  })
})
