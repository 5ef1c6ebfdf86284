export { courierDoors } from './courier-doors.routes.ts'
export { sheetRoutes } from './sheet.routes.ts'
export { sweepDeliveries } from './sweep-deliveries.ts'
