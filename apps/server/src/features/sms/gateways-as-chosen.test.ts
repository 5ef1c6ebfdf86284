import { expect, it } from 'vitest'
import { type SmsConfig, smsBaseUrls } from './create-sms-gateways.ts'
import { gatewaysAsChosen } from './gateways-as-chosen.ts'

const config: SmsConfig = {
  gateway: 'ssl-wireless',
  baseUrls: smsBaseUrls,
  credentials: { 'ssl-wireless': { apiToken: 'a', sid: 'b' }, 'alpha-sms': { apiKey: 'c' } },
}
const namesOf = (...chosen: Parameters<typeof gatewaysAsChosen>[1][]) =>
  chosen.map((each) => gatewaysAsChosen(config, each).map(({ name }) => name))

it('tries what the centre chose, as far as there is an account', () => {
  expect(
    namesOf(
      { gateway: 'alpha-sms', fallback: 'ssl-wireless' },
      { gateway: 'alpha-sms', fallback: null },
      { gateway: 'bulksmsbd', fallback: 'alpha-sms' },
      { gateway: 'bulksmsbd', fallback: null },
    ),
  ).toEqual([['alpha-sms', 'ssl-wireless'], ['alpha-sms'], ['alpha-sms'], ['ssl-wireless']])
})
