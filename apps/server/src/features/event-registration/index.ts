export { eventRegistrationRoutes } from './event-registration.routes.ts'
