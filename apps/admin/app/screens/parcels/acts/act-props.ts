import type { Parcel } from '../parcel-types.ts'

/** What a dialog about one parcel is given. */
export type ActProps = { parcel: Parcel; onClose: () => void; renew: () => Promise<unknown> }
