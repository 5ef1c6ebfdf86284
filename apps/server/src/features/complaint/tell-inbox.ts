import type { Tx } from '@prostuti/db'
import { tellStaff } from '../staff/index.ts'

const path = '/api/v3/admin/complaints'

/** A doctor has written, closed or opened something: whoever has the inbox open sees it. */
export const tellInbox = (tx: Tx): Promise<void> => tellStaff(tx, { kind: 'changed', path })
