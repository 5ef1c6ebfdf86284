export { doctorDeskRoutes } from './doctor-desk.routes.ts'
