import type { SandboxCourierName } from './accounts.ts'

/** The words of each courier, in the order in which a parcel that goes well hears them. */
const ways: Record<SandboxCourierName, readonly string[]> = {
  steadfast: ['in_review', 'pending', 'delivered'],
  pathao: [
    'Pending',
    'Pickup_Requested',
    'Picked',
    'At_the_Sorting_HUB',
    'In_Transit',
    'Received_at_Last_Mile_HUB',
    'Assigned_for_Delivery',
    'Delivered',
  ],
}

/** What may befall it besides. */
export const otherWays: Record<SandboxCourierName, readonly string[]> = {
  steadfast: [
    'hold',
    'delivered_approval_pending',
    'partial_delivered',
    'cancelled_approval_pending',
    'cancelled',
    'unknown',
  ],
  pathao: ['On_Hold', 'Delivery_Failed', 'Partial_Delivery', 'Return', 'Pickup_Cancelled'],
}

export const isStatusOf = (courier: SandboxCourierName, status: string): boolean =>
  ways[courier].includes(status) || otherWays[courier].includes(status)

export const isOver = (status: string): boolean =>
  [
    'delivered',
    'partial_delivered',
    'cancelled',
    'Delivered',
    'Partial_Delivery',
    'Return',
    'Pickup_Cancelled',
  ].includes(status)

/** The next word on the good way; undefined at its end. From beside it, the parcel comes back to the word before the last. */
export function nextStatus(courier: SandboxCourierName, status: string): string | undefined {
  const way = ways[courier]
  if (isOver(status)) return undefined
  const position = way.indexOf(status)
  return position === -1 ? way.at(-2) : way[position + 1]
}
