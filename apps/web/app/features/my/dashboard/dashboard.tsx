import type { Doctor } from '@prostuti/contract'
import { formatDate } from '@prostuti/text/dates'
import {
  my_all_courses,
  my_all_notices,
  my_devices,
  my_free_exams,
  my_notices,
  my_notices_empty,
  my_notices_soon,
  my_progress,
  my_progress_empty,
  my_progress_soon,
  my_see_batches,
  my_today,
  my_today_empty,
  my_today_soon,
} from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { useState } from 'react'
import { Link } from 'react-router'
import { calledName } from '../called-name.ts'
import { DoctorAvatar } from '../doctor-avatar.tsx'
import { greeting } from '../greeting.ts'
import { MyIcon } from '../icon.tsx'
import { MySection } from '../section.tsx'
import { DevicesPart } from './devices-part.tsx'
import { DuesPart, UrgentPart } from './dues-part.tsx'
import { EmptyPart } from './empty-part.tsx'
import { NextStep } from './next-step.tsx'
import { BlankBoard, BlankDay, BlankSteps } from './pictures.tsx'
import '../styles/dashboard.css'

export function Dashboard({ doctor }: { doctor: Doctor }) {
  const [now] = useState(() => new Date())
  // Somebody who has paid for a course is not told to enrol: what belongs to it is on its way.
  const enrolled = doctor.has_active_courses_with_payment
  return (
    <>
      <div className="hello">
        <DoctorAvatar doctor={doctor} />
        <div>
          <h1>{greeting(calledName(doctor.name), now)}</h1>
          <p>{formatDate(now, getLocale(), 'full')}</p>
        </div>
        <Link className="icon-btn" to="/my/notices" aria-label={my_notices()}>
          <MyIcon name="bell" />
        </Link>
      </div>
      <NextStep doctor={doctor} />
      <UrgentPart now={now} />
      <div className="dash">
        <div className="stack-lg">
          <EmptyPart
            title={my_today()}
            picture={<BlankDay />}
            text={enrolled ? my_today_soon() : my_today_empty()}
            action={<More to="/bcs-exam-list">{my_free_exams()}</More>}
          />
          <EmptyPart
            title={my_progress()}
            link={<More to="/my/courses">{my_all_courses()}</More>}
            picture={<BlankSteps />}
            text={enrolled ? my_progress_soon() : my_progress_empty()}
            action={enrolled ? undefined : <More to="/batches">{my_see_batches()}</More>}
          />
        </div>
        <div className="stack-lg">
          <DuesPart />
          <MySection title={my_devices()}>
            <DevicesPart />
          </MySection>
          <EmptyPart
            title={my_notices()}
            link={<More to="/my/notices">{my_all_notices()}</More>}
            picture={<BlankBoard />}
            text={enrolled ? my_notices_soon() : my_notices_empty()}
          />
        </div>
      </div>
    </>
  )
}

function More({ to, children }: { to: string; children: string }) {
  return (
    <Link className="link" to={to}>
      {children}
      <Icon name="arrow-right" size="sm" />
    </Link>
  )
}
