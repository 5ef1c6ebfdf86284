import type { couriers, waysToPay } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'

export const wayWords: Record<(typeof waysToPay)[number], () => string> = {
  bkash: m.office_settings_way_bkash,
  sslcommerz: m.office_settings_way_sslcommerz,
  manual: m.office_settings_way_manual,
}

export const courierWords: Record<(typeof couriers)[number], () => string> = {
  steadfast: m.office_settings_courier_steadfast,
  pathao: m.office_settings_courier_pathao,
  manual: m.office_settings_courier_manual,
}
