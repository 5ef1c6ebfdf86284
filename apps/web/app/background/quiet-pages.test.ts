import { expect, it } from 'vitest'
import { myRoutes, publicRoutes } from '../route-table.ts'
import { isQuietPage, roomRoutes } from './quiet-pages.ts'

it('knows every route of the exam room', () => {
  const rooms = publicRoutes.filter(({ page }) => page === 'public/exam-room').map(({ name }) => name)
  expect([...roomRoutes].sort()).toEqual(rooms.sort())
})

it('takes the exam room and the doctor’s own pages for quiet ones, and no other', () => {
  const quiet = [...publicRoutes, ...myRoutes].map(({ name }) => name).filter(isQuietPage)
  expect(quiet.sort()).toEqual([...roomRoutes, ...myRoutes.map(({ name }) => name)].sort())
  expect(isQuietPage(undefined)).toBe(false)
})
