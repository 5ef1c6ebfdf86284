import { expect, it } from 'vitest'
import { matchMyRoute } from './match-my-route.ts'
import { myRoutes } from './route-table.ts'

it('finds every page of the doctor’s area at its address, with what the address says', () => {
  for (const { name, page, path } of myRoutes) {
    const names = [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '')
    const address = path.replace(/:(\w+)/g, (_, param) => `of-${param}`)
    const params = Object.fromEntries(names.map((param) => [param, `of-${param}`]))
    expect(matchMyRoute(address)).toEqual({ name, page, pattern: path, params })
  }
})

it('finds nothing where no page stands', () => {
  expect(matchMyRoute('/my')).toBeUndefined()
  expect(matchMyRoute('/my/nothing')).toBeUndefined()
  expect(matchMyRoute('/my/courses/1/nothing')).toBeUndefined()
})
