import { lookSingle } from '@prostuti/contract/staff'
import { siteStore } from '../../resource/index.ts'

export const lookStore = siteStore({ resource: lookSingle })
