import * as m from '@prostuti/text/messages'
import { expect, it } from 'vitest'
import { createQueryClient } from '../../../api/query-client.ts'
import { FieldsError } from '../../../kit/form/failure.ts'
import { collegeComplaint, findCollege } from './find-college.ts'

const dhaka = 'ঢাকা মেডিকেল কলেজ'
const list = { medical_colleges: [{ id: 7, name: dhaka, search: dhaka }] }

it('takes a college that was typed before the list had come', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof list>()
  const client = createQueryClient(() => promise)
  expect(collegeComplaint(client, dhaka)).toBeUndefined()
  const found = findCollege(client, `${dhaka} `)
  resolve(list)
  expect(await found).toBe(7)
})

it('says at its box that a college is none of the list, before it is sent or once the list has come', async () => {
  const client = createQueryClient(async () => list)
  await expect(findCollege(client, 'Hogwarts')).rejects.toEqual(
    new FieldsError({ medical_college_id: m.account_college_choose() }),
  )
  expect(collegeComplaint(client, 'Hogwarts')).toBe(m.account_college_choose())
  expect(collegeComplaint(client, dhaka)).toBeUndefined()
})

it('asks for nothing where no college was typed', async () => {
  const client = createQueryClient(() => Promise.reject(new Error('asked')))
  expect(collegeComplaint(client, ' ')).toBeUndefined()
  expect(await findCollege(client, ' ')).toBeNull()
})
