export { eventRegistrationRoutes } from './event-registration.routes.ts'
export { listComingEvents } from './list-coming-events.ts'
export { sendTicketSms } from './send-ticket-sms.ts'
