import { Icon } from '@prostuti/ui/icon'
import { userIcon } from '@prostuti/ui/icons/common'
import { monogram } from './monogram.ts'
import { withoutTitle } from './without-title.ts'

/** On a device that is not verified there is no picture. */
type Shown = { name: string; avatar?: string | null }

/** The picture, or the first letter of the name. Decorative: the name stands beside it. */
export function DoctorAvatar({ doctor, className = '' }: { doctor: Shown | null; className?: string }) {
  const letter = monogram(withoutTitle(doctor?.name ?? ''))
  return (
    <span className={`ava ${className}`.trimEnd()} aria-hidden="true">
      {doctor?.avatar ? <img src={doctor.avatar} alt="" /> : letter || <Icon of={userIcon} />}
    </span>
  )
}
