import { expect, it } from 'vitest'
import { moveWay, switchWay } from './way-order.ts'

it('offers a way last, and takes it out again', () => {
  expect(switchWay(['bkash'], 'manual')).toEqual(['bkash', 'manual'])
  expect(switchWay(['bkash', 'manual'], 'bkash')).toEqual(['manual'])
})

it('moves a way by one place, and not over an end', () => {
  const offered = ['bkash', 'sslcommerz', 'manual']
  expect(moveWay(offered, 'manual', -1)).toEqual(['bkash', 'manual', 'sslcommerz'])
  expect(moveWay(offered, 'bkash', -1)).toEqual(offered)
  expect(moveWay(offered, 'manual', 1)).toEqual(offered)
  expect(moveWay(offered, 'cash', 1)).toEqual(offered)
})
