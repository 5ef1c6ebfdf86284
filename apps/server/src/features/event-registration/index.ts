export { eventRegistrationRoutes } from './event-registration.routes.ts'
export { sendTicketSms } from './send-ticket-sms.ts'
