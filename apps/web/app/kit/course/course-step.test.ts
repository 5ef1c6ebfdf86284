import { describe, expect, it } from 'vitest'
import { anOrder, aPayment, booked, paid } from '../payment/testing/a-payment.ts'
import { courseStep, duesOf } from './course-step.ts'
import { aCourse } from './testing/a-course.ts'

const pending = (order = anOrder()) => courseStep({ state: 'pending', order })

describe('the next step of an enrolment that waits for its payment', () => {
  it('is to finish it while the seat is kept', () => {
    expect(pending()).toMatchObject({ kind: 'finish', heldUntil: anOrder().held_until })
  })

  it('is to take a seat again when it was let go', () => {
    expect(pending(anOrder({ held_until: null })).kind).toBe('again')
    expect(pending(anOrder({ state: 'closed' })).kind).toBe('lapsed')
  })

  it('is to wait for the gateway, or for staff, about the newest payment', () => {
    const failed = aPayment({ id: 50, state: 'failed' })
    expect(pending(anOrder({ payments: [aPayment({ id: 60 }), failed] }))).toMatchObject({
      kind: 'waiting',
      payment: { id: 60 },
    })
    expect(pending(anOrder({ payments: [aPayment({ state: 'on_hold' })] })).kind).toBe('checking')
    expect(pending(anOrder({ payments: [aPayment({ gateway: 'manual' })] })).kind).toBe('checking')
    expect(pending(anOrder({ payments: [failed] })).kind).toBe('finish')
  })
})

describe('the next step of a course', () => {
  it('is its next part, and nothing when all is paid', () => {
    expect(courseStep(aCourse())).toMatchObject({ kind: 'due', due: { number: 2 } })
    expect(courseStep(aCourse({ order: booked({ state: 'paid', payments: [paid()] }) })).kind).toBe('nothing')
    expect(courseStep(aCourse({ order: null })).kind).toBe('nothing')
  })

  it('asks for nothing of what has ended', () => {
    expect(courseStep(aCourse({ state: 'ended' })).kind).toBe('ended')
    expect(courseStep(aCourse({ state: 'lapsed', order: anOrder() })).kind).toBe('lapsed')
  })
})

it('lists dues of running courses, the oldest first', () => {
  const late = booked()
  const overdue = late.dues.map((due) => (due.number === 2 ? { ...due, due_on: '2026-11-01' } : due))
  const courses = [
    aCourse(),
    aCourse({ id: 8, order: { ...late, dues: overdue } }),
    aCourse({ id: 9, state: 'pending', order: anOrder() }),
    aCourse({ id: 10, state: 'ended' }),
  ]
  expect(duesOf(courses).map(({ course }) => course.id)).toEqual([8, 7])
})
