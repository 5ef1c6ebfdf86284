import { recall, remember } from '../kit/storage/storage.ts'

const key = 'gns_ddt'

export const readDeviceToken = (): string | null => recall(key)

/** Stored once: the device keeps the first token it was given, whatever later answers carry. */
export function storeDeviceToken(body: unknown): void {
  const given = (body as { gns_ddt?: unknown } | null | undefined)?.gns_ddt
  if (typeof given === 'string' && given !== '' && recall(key) === null) remember(key, given)
}
