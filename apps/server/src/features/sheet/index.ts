export { courierWebhooks } from './courier/courier-webhooks.routes.ts'
export { parcelListPage, parcelPage } from './courier/parcel-pages.routes.ts'
export { sweepDeliveries } from './courier/sweep-deliveries.ts'
export { sheetRoutes } from './sheet.routes.ts'
