import type { appData, ResponseOf } from '@prostuti/contract'

/** Who is signed in, as app data says it. */
export type Doctor = NonNullable<ResponseOf<typeof appData>['doctor']>

/** Who is stored beside the token. Whatever is not written as today's pages write it is nobody: every page shows this name. */
export function userIn(stored: string | null): Doctor | null {
  try {
    const user = JSON.parse(stored ?? 'null') as Doctor | null
    return typeof user?.name === 'string' ? user : null
  } catch {
    return null
  }
}
