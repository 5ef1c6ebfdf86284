export { enrolmentDeskRoutes } from './enrolment-desk.routes.ts'
