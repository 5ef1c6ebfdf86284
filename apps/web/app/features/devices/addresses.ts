import { withNext } from '../../kit/address/account-addresses.ts'
import { addressOf } from '../../kit/address/address-of.ts'
import { useAddressQuery } from '../../kit/address/use-address-query.ts'
import { nextAddress } from '../../kit/session/next-address.ts'

const base = addressOf('/my/account/devices')

/** The devices pages with the doctor's goal carried along, and the goal itself. */
export function useDeviceAddresses() {
  const query = useAddressQuery()
  const next = nextAddress(query.get('next')) ? query.get('next') : null
  return {
    list: withNext(base, next),
    comingSoon: withNext(addressOf('/my/account/devices/coming-soon'), next),
    otpRequest: withNext(addressOf('/my/account/devices/otp-request'), next),
    otpSubmission: withNext(addressOf('/my/account/devices/otp-submission'), next),
    request: withNext(addressOf('/my/account/devices/request'), next),
    /** Where the doctor wanted to go; the dashboard when nowhere, or to these pages. */
    goal: goalOf(nextAddress(next)),
  }
}

const goalOf = (address: string | undefined): string =>
  address === undefined || address.startsWith(base) ? addressOf('/my/dashboard') : address
