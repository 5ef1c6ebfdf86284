import { expect, it } from 'vitest'
import { publicRoutes } from '../route-table.ts'
import { myRouteId } from '../shell/route-flags.ts'
import { isQuietPage, roomRoutes } from './quiet-pages.ts'

it('knows every route of the exam room', () => {
  const rooms = publicRoutes.filter(({ page }) => page === 'public/exam-room').map(({ name }) => name)
  expect([...roomRoutes].sort()).toEqual(rooms.sort())
})

it('takes the exam room and the doctor’s own pages for quiet ones, and no other', () => {
  const quiet = [...publicRoutes.map(({ name }) => name), myRouteId].filter(isQuietPage)
  expect(quiet.sort()).toEqual([...roomRoutes, myRouteId].sort())
  expect(isQuietPage(undefined)).toBe(false)
})
