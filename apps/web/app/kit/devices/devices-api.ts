import type { listDevices, listSignIns, ResponseOf } from '@prostuti/contract'
import { get } from '../../api/get.ts'

export type DeviceList = ResponseOf<typeof listDevices>
export type Device = DeviceList['devices'][number]

/** Answers on an unverified device too. Always asked anew: another device may have changed it. */
export const devicesQuery = { ...get<typeof listDevices>('/api/v3/web/devices'), staleTime: 0 }

/** Only on a verified device. */
export const signInsQuery = { ...get<typeof listSignIns>('/api/v3/web/doctor/sign-ins'), staleTime: 0 }
