import { myRoutes } from '../../apps/web/app/route-table.ts'
import type { DemoFacts } from './read-demo-facts.ts'

type Params = Record<string, number | string>

/**
 * An address with something to see for every page of the doctor's area, derived from the route table: a new page is visited
 * without a word here, unless an id of its own is needed.
 */
export function myAddresses(facts: DemoFacts): { name: string; address: string }[] {
  const own = ownParams(facts)
  return myRoutes
    .filter(({ path }) => path.startsWith('/my/'))
    .map(({ name, path }) => {
      const params: Params = { ...usualParams(facts), ...own[name] }
      return { name, address: path.replace(/:(\w+)/g, (_, param: string) => String(params[param] ?? 1)) }
    })
}

/** What these mean in most addresses. */
const usualParams = ({ course, events, complaint, adminVideo, subscription }: DemoFacts): Params => ({
  id: course.id,
  eventId: events.sat,
  schedule_id: course.scheduleId,
  scheduleId: course.scheduleId,
  batch_id: course.batchId,
  year_course_session_id: course.sessionId,
  adminVideoId: adminVideo,
  complainId: complaint,
  orderId: subscription.orderId,
  videoId: subscription.videoId,
  pageNo: 2,
})

/** What they mean on pages of their own, by the route's name. */
function ownParams(facts: DemoFacts): Record<string, Params> {
  const { events, delivery, notice, invoiceCourse, subscription, payment } = facts
  const shelf = { id: subscription.offerId }
  return {
    'my-exam-info': { eventId: events.open },
    'my-pending-exam-info': { eventId: events.late },
    'my-schedule-exam-participated': { eventId: events.open },
    'my-exam-participated': { eventId: events.open },
    'my-lecture': { eventId: events.lecture },
    'my-payment-done': { id: payment.enrolmentId, coursePaymentId: payment.id },
    'my-invoice': { id: invoiceCourse },
    'my-lecture-sheet-track': { id: delivery.enrolmentId, deliveryId: delivery.id },
    'my-event-checkout': { id: 1 },
    'my-notice': { id: notice },
    'my-pending-video': { pendingVideoId: events.lecture },
    'my-subscription-list': shelf,
    'my-subscription-checkout': shelf,
    'my-subscription-video': shelf,
    'my-subscription-add': shelf,
    'my-subscription-duration': shelf,
    'my-practice-set': { id: facts.practice },
    'my-practice-result': { id: facts.practice },
    'my-practice-answers': { id: facts.practice },
    'my-quiz-result': { key: 'quiz-ecg' },
    'my-bcs-exam-result': { key: 'bcs-weekly-constitution' },
  }
}
