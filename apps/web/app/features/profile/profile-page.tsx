import type { Doctor } from '@prostuti/contract'
import { AvatarField } from './avatar-field.tsx'
import { ProfileEditor } from './profile-editor.tsx'
import { WhoCard } from './who-card.tsx'
import '../../kit/profile/profile.css'

export function ProfilePage({ doctor }: { doctor: Doctor }) {
  return (
    <div className="profile">
      <div className="profile-aside">
        <WhoCard doctor={doctor} />
        <AvatarField doctor={doctor} />
      </div>
      <ProfileEditor doctor={doctor} />
    </div>
  )
}
