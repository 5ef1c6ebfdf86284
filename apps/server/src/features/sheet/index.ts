export { courierDoors } from './courier-doors.routes.ts'
export { sheetRoutes } from './sheet.routes.ts'
