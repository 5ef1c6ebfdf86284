import { describe, expect, it } from 'vitest'
import { gatewayAmount, toGatewayAmount } from './gateway-amount.ts'

describe('amounts on the wire', () => {
  it.each([
    [150000, '1500.00'],
    [1, '0.01'],
    [110, '1.10'],
    [50000000, '500000.00'],
  ])('writes %i paisa as %s, and reads it back', (paisa, text) => {
    expect(toGatewayAmount(paisa)).toBe(text)
    expect(gatewayAmount.parse(text)).toBe(paisa)
  })

  it.each([
    ['1500', 150000],
    ['1500.5', 150050],
    ['1500.5000', 150050],
    [1500.1, 150010],
    [' 1500.00 ', 150000],
  ])('reads %s exactly', (given, paisa) => {
    expect(gatewayAmount.parse(given)).toBe(paisa)
  })

  it.each(['', 'abc', '-5.00', '1,500.00', '1500.005', '1e3', null, ['1500.00']])('takes %j for no amount', (given) => {
    expect(gatewayAmount.safeParse(given).success).toBe(false)
  })
})
