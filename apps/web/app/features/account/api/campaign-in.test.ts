import { expect, it } from 'vitest'
import { campaignIn } from './campaign-in.ts'

it('takes what an address says of its campaign, and nothing else', () => {
  expect(campaignIn('?next=%2Fmy&utm_source=facebook&utm_term=&fbclid=x1&batch=4&token=secret')).toEqual({
    utm_source: 'facebook',
    fbclid: 'x1',
  })
  expect(campaignIn('')).toEqual({})
})
