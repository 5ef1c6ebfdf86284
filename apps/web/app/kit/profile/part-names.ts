import * as m from '@prostuti/text/messages'
import type { ProfilePart } from './completeness.ts'

export const partNames: Record<ProfilePart, () => string> = {
  name: m.my_part_name,
  phone: m.my_part_phone,
  email: m.my_part_email,
  college: m.my_part_college,
  present: m.my_part_present,
  permanent: m.my_part_permanent,
  avatar: m.my_part_avatar,
}
