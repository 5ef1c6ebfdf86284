export { courierDoors } from './courier/courier-doors.routes.ts'
export { parcelListPage, parcelPage } from './courier/parcel-pages.routes.ts'
export { sweepDeliveries } from './courier/sweep-deliveries.ts'
export { sheetRoutes } from './sheet.routes.ts'
