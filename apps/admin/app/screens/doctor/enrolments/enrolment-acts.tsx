import * as m from '@prostuti/text/messages'
import { useState } from 'react'
import { WaiveButton } from '../../../kit/money/waive-button.tsx'
import { useMay } from '../../../session/me.ts'
import type { Course, Doctor } from '../doctor-types.ts'
import { EndDialog } from './end-dialog.tsx'
import { stopWords, useRenew } from './enrolment-types.ts'
import styles from './enrolments.module.css'
import { MoveDialog } from './move-dialog.tsx'
import { ProlongDialog } from './prolong-dialog.tsx'
import { type OpenedOrder, OpenedOrderLine, SeatDialog } from './seat-dialog.tsx'

/** What can be done with a course that runs. */
export function CourseActs({ course, name }: { course: Course; name: string }) {
  const may = useMay()
  const renew = useRenew()
  const { order } = course
  if (course.state !== 'active') return null
  return (
    <div className={styles.acts}>
      {may('enrolments.write') && <ChangeActs course={course} />}
      {order && course.stop !== 'leaving' && (
        <WaiveButton
          isSmall
          orderId={order.id}
          name={name}
          openPaisa={order.open_paisa}
          isWaiting={order.is_waived_by_one}
          onAsked={renew}
        />
      )}
    </div>
  )
}

function ChangeActs({ course }: { course: Course }) {
  const [open, setOpen] = useState<'move' | 'end'>()
  if (course.stop) return <p className="meta">{stopWords[course.stop]()}</p>
  const close = () => setOpen(undefined)
  return (
    <>
      {course.order !== null && !course.has_moved && (
        <button
          type="button"
          className="btn btn-line btn-sm"
          aria-label={m.office_change_move_of({ batch: course.title })}
          onClick={() => setOpen('move')}
        >
          {m.office_change_move()}
        </button>
      )}
      <button
        type="button"
        className="btn btn-quiet btn-sm"
        aria-label={m.office_change_end_button({ batch: course.title })}
        onClick={() => setOpen('end')}
      >
        {m.office_change_end()}
      </button>
      {open === 'move' && <MoveDialog course={course} onClose={close} />}
      {open === 'end' && <EndDialog course={course} onClose={close} />}
    </>
  )
}

/** More time for what was subscribed to. */
export function SubscriptionActs({ subscription }: { subscription: Doctor['subscriptions'][number] }) {
  const may = useMay()
  const [isOpen, setIsOpen] = useState(false)
  if (!may('subscriptions.write') || subscription.state !== 'active' || subscription.ends_at === null) return null
  if (subscription.prolong_at_most === 0) return <p className="meta">{m.office_prolong_no_more()}</p>
  return (
    <div className={styles.acts}>
      <button type="button" className="btn btn-line btn-sm" onClick={() => setIsOpen(true)}>
        {m.office_prolong()}
      </button>
      {isOpen && <ProlongDialog subscription={subscription} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

/** A seat for this doctor, paid or free. */
export function SeatActs({ doctor }: { doctor: Doctor }) {
  const may = useMay()
  const [open, setOpen] = useState<'free' | 'paid'>()
  const [opened, setOpened] = useState<OpenedOrder>()
  if (doctor.closed_at !== null || !may('enrolments.write')) return null
  return (
    <div className={styles.foot}>
      {opened && <OpenedOrderLine order={opened} name={doctor.name} />}
      <div className={styles.acts}>
        <button type="button" className="btn btn-line btn-sm" onClick={() => setOpen('paid')}>
          {m.office_seat_enrol()}
        </button>
        {may('seats.free') && (
          <button type="button" className="btn btn-line btn-sm" onClick={() => setOpen('free')}>
            {m.office_seat_free()}
          </button>
        )}
      </div>
      {open && (
        <SeatDialog doctor={doctor} isFree={open === 'free'} onOpened={setOpened} onClose={() => setOpen(undefined)} />
      )}
    </div>
  )
}
