import { nextDue } from '../payment/outcome.ts'
import type { Order, Payment } from '../payment/payment-queries.ts'
import type { Course } from './course-queries.ts'

type Due = Order['dues'][number]

/** What is to be done about a course now. */
export type CourseStep =
  /** A gateway has not answered yet, or staff look at the money. */
  | { kind: 'waiting' | 'checking'; order: Order; payment: Payment }
  | { kind: 'finish'; order: Order; heldUntil: string }
  /** The seat was let go, but can be taken again. */
  | { kind: 'again'; order: Order }
  | { kind: 'due'; order: Order; due: Due }
  | { kind: 'lapsed' | 'ended' | 'nothing' }

export function courseStep({ state, order }: Pick<Course, 'state' | 'order'>): CourseStep {
  if (state === 'ended' || state === 'lapsed') return { kind: state }
  if (order === null) return { kind: 'nothing' }
  if (state === 'active') {
    const due = order.state === 'booked' ? nextDue(order) : undefined
    return due === undefined ? { kind: 'nothing' } : { kind: 'due', order, due }
  }
  if (order.state === 'closed') return { kind: 'lapsed' }
  const payment = unsettledOf(order)
  if (payment !== undefined) return { kind: isWithPeople(payment) ? 'checking' : 'waiting', order, payment }
  return order.held_until === null ? { kind: 'again', order } : { kind: 'finish', order, heldUntil: order.held_until }
}

/** The newest payment that may still become money. */
const unsettledOf = ({ payments }: Pick<Order, 'payments'>): Payment | undefined =>
  payments
    .filter(({ state }) => state === 'initiated' || state === 'on_hold')
    .toSorted((a, b) => a.id - b.id)
    .at(-1)

const isWithPeople = ({ state, gateway }: Payment): boolean => state === 'on_hold' || gateway === 'manual'

export type CourseDue = { course: Course; order: Order; due: Due }

/** The next open part of every running course, what is late first. */
export const duesOf = (courses: readonly Course[]): CourseDue[] =>
  courses
    .flatMap((course) => {
      const step = courseStep(course)
      return step.kind === 'due' ? [{ course, order: step.order, due: step.due }] : []
    })
    .toSorted((a, b) => a.due.due_on.localeCompare(b.due.due_on))

/** All that is late together, and since when. */
export function lateOf({ dues }: Pick<Order, 'dues'>): { amount: number; since: string } | undefined {
  const late = dues.filter(({ state }) => state === 'overdue')
  const [first] = late
  return first && { amount: late.reduce((sum, { open_paisa }) => sum + open_paisa, 0), since: first.due_on }
}
