import * as contract from '@prostuti/contract/staff'

type StaffCall = contract.StaffCall

const isCall = (value: unknown): value is StaffCall =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value && 'method' in value

/** Every staff call of the contract by its name; those of a resource as `faqResource.save`. */
export const staffCalls: Record<string, StaffCall> = Object.fromEntries(
  Object.entries(contract)
    .flatMap(([name, value]): [string, unknown][] =>
      typeof value === 'object' && value !== null && 'history' in value
        ? Object.entries(value).map(([call, part]) => [`${name}.${call}`, part])
        : [[name, value]],
    )
    .filter((entry): entry is [string, StaffCall] => isCall(entry[1]) && entry[1].access === 'staff'),
)
