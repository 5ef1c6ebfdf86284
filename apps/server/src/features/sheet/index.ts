export { courierDoors } from './courier-doors.routes.ts'
export { parcelListPage, parcelPage } from './parcel-pages.routes.ts'
export { sheetRoutes } from './sheet.routes.ts'
export { sweepDeliveries } from './sweep-deliveries.ts'
