export {
  type Courier,
  CourierAway,
  type CourierName,
  CourierRefused,
  type Couriers,
  type DeliveryState,
  neverArrived,
  type ParcelNews,
  refusalWords,
} from './courier.ts'
export { createCouriers } from './create-couriers.ts'
export { type CourierSettings, checkCouriers, courierVariables, readCourierSettings } from './settings.ts'
export { storeCourierMessage } from './store-courier-message.ts'
