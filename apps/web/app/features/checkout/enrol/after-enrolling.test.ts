import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { appDataQuery } from '../../../kit/app-data/use-app-data.ts'
import type { Checkout } from '../../../kit/checkout/checkout-api.ts'
import { coursesQuery } from '../../../kit/course/course-queries.ts'
import { dashboardQuery } from '../../../kit/course/dashboard-query.ts'
import { myProfileQuery } from '../../../kit/profile/profile-api.ts'
import { afterEnrolling } from './after-enrolling.ts'

const known = [dashboardQuery, coursesQuery, myProfileQuery, appDataQuery]
const checkoutOf = (state: string) => ({ order: { enrolment_id: 5, state } }) as Checkout

it.each([
  ['paid', '/my/courses/5'],
  ['open', '/my/courses/5/checkout'],
])('asks for the dashboard, the courses, the profile and the header anew once a seat is %s', (state, address) => {
  const client = new QueryClient()
  for (const { queryKey } of known) client.setQueryData(queryKey, {} as never)
  expect(afterEnrolling(client, checkoutOf(state))).toBe(address)
  expect(known.filter(({ queryKey }) => !client.getQueryState(queryKey)?.isInvalidated)).toEqual([])
})
